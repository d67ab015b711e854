Feature: Choose asset
  A dialog over Set amount lists what the wallet holds.

  @BUY-05
  Scenario: A tap on the asset opens the dialog
    When I tap Asset
    Then the dialog "Choose asset" is open

  @BUY-05
  Scenario: A choice selects the asset and closes the dialog
    Given I am choosing an asset
    When I choose ETH
    Then no dialog is open
    And Asset reads "ETH"

  @BUY-05
  Scenario: The asset in use is the one selected
    When I tap Asset
    Then BTC is selected
    And ETH is not selected
    And USDT is not selected
    When I choose USDT
    And I tap Asset
    Then USDT is selected
    And BTC is not selected

  @BUY-05
  Scenario Outline: Leaving the dialog without a choice changes nothing
    Given I am choosing an asset
    When I <leave>
    Then no dialog is open
    And the subtitle is "Your BTC purchase"

    Examples:
      | leave            |
      | close the dialog |
      | tap Close        |
      | go back          |

  @BUY-01 @BUY-06
  Scenario: The wallet at the start
    When I tap Asset
    Then Assets lists:
      | asset | balance |
      | ETH   | 0.051   |
      | BTC   | 0.051   |
      | USDT  | 230     |

  @BUY-06
  Scenario Outline: A balance is shown exactly as it is held
    Given balance ETH <held>
    When I tap Asset
    Then ETH reads "<shown>"

    Examples:
      | held           | shown            |
      | 0              | 0                |
      | 0.05           | 0.05             |
      | 0.00000001     | 0.00000001       |
      | 1234.5         | 1,234.5          |
      | 12345678.12345 | 12,345,678.12345 |

  @BUY-07
  Scenario: Every balance has its worth in euro below it
    Given the BTC price is 60000
    And the ETH price is 1460
    And the USDT price is 0.92
    When I tap Asset
    Then Assets lists:
      | asset | balance | in EUR     |
      | ETH   | 0.051   | € 74.46    |
      | BTC   | 0.051   | € 3,060.00 |
      | USDT  | 230     | € 211.60   |

  @BUY-07
  Scenario Outline: The worth is rounded to the cent, half a cent up
    Given balance USDT <balance>
    And the USDT price is <price>
    When I tap Asset
    Then "USDT in EUR" reads "<worth>"

    Examples:
      | balance | price  | worth  |
      | 1       | 0.005  | € 0.01 |
      | 1       | 0.0049 | € 0.00 |
      | 3       | 0.335  | € 1.01 |
      | 0       | 0.92   | € 0.00 |

  # A021
  @BUY-07
  Scenario: Millions are written out, never with an exponent
    Given balance USDT 1823890
    And the USDT price is 1.00
    When I tap Asset
    Then "USDT in EUR" reads "€ 1,823,890.00"

  @BUY-07
  Scenario: The worth follows the price
    Given the ETH price is 1000
    And I open the app
    And the ETH price becomes 2000
    When 61 seconds pass
    And I tap Asset
    Then "ETH in EUR" reads "€ 102.00"

  @BUY-07
  Scenario: While the price is on its way, its place is kept
    Given the answer of the price service is held
    When I tap Asset
    Then "BTC in EUR" is loading
    And BTC reads "0.051"
    When the answer of the price service arrives
    Then "BTC in EUR" is not loading
    And "BTC in EUR" reads "€ 3,060.00"

  # A019
  @BUY-06 @BUY-07
  Scenario: Without prices the balances are still there
    Given the price service answers 429
    And I open the app
    When 2 seconds pass
    And I tap Asset
    Then Assets lists:
      | asset | balance | in EUR |
      | ETH   | 0.051   | —      |
      | BTC   | 0.051   | —      |
      | USDT  | 230     | —      |
    And I do not see "NaN"
    And I do not see "0.00"
    And "Retry" is enabled

  # A022
  @BUY-07
  Scenario: Null and zero are no prices
    Given the price service answers:
      """
      {"bitcoin":{"eur":null},"ethereum":{"eur":0},"tether":{"eur":0.92}}
      """
    When I tap Asset
    Then "USDT in EUR" reads "€ 211.60"
    And "BTC in EUR" reads "—"
    And "ETH in EUR" reads "—"

  @BUY-07
  Scenario: Retry asks for the prices again
    Given the price service answers 404 once
    And I tap Asset
    And "BTC in EUR" reads "—"
    When I tap "Retry"
    Then "BTC in EUR" reads "€ 3,060.00"
    And "Retry" is not shown
    And the price service was asked twice

  @BUY-05
  Scenario: Another asset keeps the amount
    Given I type 5 0
    When I choose ETH from Asset
    Then Amount reads "50"
    And Next is enabled

  # A041
  @BUY-05
  Scenario: Opening the dialog for nothing keeps the amount
    Given I type 5 0
    And I tap Asset
    When I close the dialog
    Then Amount reads "50"
    And Next is enabled
    When I choose BTC from Asset
    Then Amount reads "50"
    And the subtitle is "Your BTC purchase"
