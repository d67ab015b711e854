Feature: Details
  Everything that is known of one person.

  Background:
    Given the service has these persons:
      | first | last    | born       | email           | mobile       | phone       | house | street       | postcode | city       | state | country        |
      | Ada   | Ashdown | 1990-06-15 | ada@example.com | 07700 900123 | 01632 96001 | 12    | Orchard Lane | OX1 2AB  | Oakhampton | Devon | United Kingdom |
      | Cecil | Loxley  | 2000-02-29 | cl@example.com  | 07700 900456 | 01632 96002 | 7     | Mill Road    | 4239     | Westbridge | Kent  | United Kingdom |
      | शीला    | जोशी      | 1985-12-31 | sj@example.com  | 98765 43210  | -           | 1     | कमल पथ       | 560001   | कमलपुर      | केरल   | India          |

  @PPL-09
  Scenario: A tap on a person opens the details
    When I tap "Ada Ashdown"
    Then the title is "Details"
    And Details lists:
      | line           | says                                                       |
      | First name     | Ada                                                        |
      | Last name      | Ashdown                                                    |
      | Birthday       | 15 June 1990                                               |
      | Age            | 33                                                         |
      | Email          | ada@example.com                                            |
      | Mobile         | 07700 900123                                               |
      | Address        | 12 Orchard Lane, OX1 2AB Oakhampton, Devon, United Kingdom |
      | Contact person | Cecil Loxley                                               |
      | Contact phone  | 01632 96002                                                |

  @PPL-09
  Scenario: The details are those of the person tapped, and nothing is asked for them
    Given the app is open
    When I tap "शीला जोशी"
    Then "Last name" reads "जोशी"
    And the list service was asked once
    And the picture service was asked 3 times

  @PPL-09
  Scenario: Back from the details the list is as it was
    Given I tap "Cecil Loxley"
    When I go back
    Then the title is "People"
    And 3 persons are shown

  @PPL-10
  Scenario: A tap on the picture makes the name the title of the list
    Given I tap "Cecil Loxley"
    When I tap Avatar
    Then the title is "Cecil Loxley"
    And 3 persons are shown

  @PPL-10
  Scenario: Another name takes the place of the first, without a detour
    Given I tap "Cecil Loxley"
    And I tap Avatar
    And I tap "शीला जोशी"
    When I tap Avatar
    Then the title is "शीला जोशी"

  @PPL-10
  Scenario: Going back without a tap on the picture leaves the title
    Given I tap "Cecil Loxley"
    And I tap Avatar
    And I tap "Ada Ashdown"
    When I go back
    Then the title is "Cecil Loxley"

  @PPL-10
  Scenario: A refresh leaves the title, a restart does not
    Given I tap "Cecil Loxley"
    And I tap Avatar
    When I pull to refresh
    Then the title is "Cecil Loxley"
    When I restart the app
    Then the title is "People"

  @PPL-11
  Scenario: The picture of the person is shown
    When I tap "Ada Ashdown"
    Then Avatar is shown
    And "Picture of Ada Ashdown" is not loading
    And "Picture of Ada Ashdown" is not marked "no picture"

  @PPL-11
  Scenario: Where there is no picture the details say so
    Given the picture of "Ada Ashdown" is a page of text
    When I tap "Ada Ashdown"
    Then "Picture of Ada Ashdown" is marked "no picture"

  @PPL-12 @PPL-13 @PPL-16 @PPL-17
  Scenario Outline: What is told of <person>
    When I tap "<person>"
    Then "First name" reads "<first>"
    And "Last name" reads "<last>"
    And Email reads "<email>"
    And Mobile reads "<mobile>"

    Examples:
      | person       | first | last   | email          | mobile       |
      | Cecil Loxley | Cecil | Loxley | cl@example.com | 07700 900456 |
      | शीला जोशी        | शीला    | जोशी     | sj@example.com | 98765 43210  |

  @PPL-18
  Scenario Outline: The address of <person>
    When I tap "<person>"
    Then Address reads "<address>"

    Examples:
      | person       | address                                            |
      | Cecil Loxley | 7 Mill Road, 4239 Westbridge, Kent, United Kingdom |
      | शीला जोशी        | 1 कमल पथ, 560001 कमलपुर, केरल, India                 |

  @PPL-14
  Scenario Outline: The birthday of <person>
    When I tap "<person>"
    Then Birthday reads "<birthday>"

    Examples:
      | person       | birthday         |
      | Ada Ashdown  | 15 June 1990     |
      | Cecil Loxley | 29 February 2000 |
      | शीला जोशी        | 31 December 1985 |

  @PPL-19 @PPL-20
  Scenario Outline: The contact person of <person>
    When I tap "<person>"
    Then "Contact person" reads "<contact>"
    And "Contact person" is marked "the next person of the same answer"
    And "Contact phone" reads "<phone>"

    Examples:
      | person       | contact      | phone       |
      | Ada Ashdown  | Cecil Loxley | 01632 96002 |
      | Cecil Loxley | शीला जोशी        | 98765 43210 |
      | शीला जोशी        | Ada Ashdown  | 01632 96001 |

  @PPL-19 @PPL-20
  Scenario: The contact person is kept with the person
    Given the app is open
    And the service is offline
    When I restart the app
    And I tap "Ada Ashdown"
    Then "Contact person" reads "Cecil Loxley"
    And "Contact phone" reads "01632 96002"
