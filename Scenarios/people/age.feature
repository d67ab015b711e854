Feature: Age
  Whole years, counted from the birthday to today.

  Background:
    Given the service has these persons:
      | first | last    | born       |
      | Ada   | Ashdown | 1990-06-15 |
      | Cecil | Loxley  | 2000-02-29 |
      | Edith | Oakden  | 2024-01-15 |
      | Ivor  | Dunmore | 2024-12-24 |

  @PPL-15
  Scenario Outline: On <today> a person born on 15 June 1990 is <age>
    Given today is <today>
    When I tap "Ada Ashdown"
    Then Age reads "<age>"

    Examples:
      | today               | age |
      | 14 June 2024        | 33  |
      | 14 June 2024, 23:59 | 33  |
      | 15 June 2024, 00:00 | 34  |
      | 15 June 2024        | 34  |
      | 31 December 2024    | 34  |
      | 14 June 2090        | 99  |
      | 15 June 2090        | 100 |

  @PPL-15
  Scenario Outline: On <today> a person born on 29 February 2000 is <age>
    Given today is <today>
    When I tap "Cecil Loxley"
    Then Age reads "<age>"

    Examples:
      | today            | age |
      | 28 February 2024 | 23  |
      | 29 February 2024 | 24  |
      | 28 February 2025 | 24  |
      | 1 March 2025     | 25  |
      | 28 February 2100 | 99  |
      | 1 March 2100     | 100 |

  @PPL-15
  Scenario: A child born today is 0
    When I tap "Edith Oakden"
    Then Age reads "0"

  @PPL-15
  Scenario: A birthday that is still to come has no age
    When I tap "Ivor Dunmore"
    Then Age reads "—"
    And Birthday reads "24 December 2024"

  @PPL-15
  Scenario: The age turns while the details are open
    Given today is 14 June 2024, 23:59
    And I tap "Ada Ashdown"
    When 1 minute passes
    Then Age reads "34"
