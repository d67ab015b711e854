import Gherkin
import Testing

struct FeatureLayoutTests {
  @Test func `each level is indented by two`() throws {
    let text = """
      @f
          Feature:   Buying
      What it is about.
        Background:
        Given a wallet
      Scenario:First
          When I buy
      Then I own
           |a|
      Scenario Outline: Second
      Given <n>
      Examples:  few
      Some of them.
      |n|
      |1|
      @r
      Rule: Only by day
      Why so.
      Background:
      Given daylight
      Example: Third
      * it is noon
      Scenarios:
      |x|
      """
    #expect(
      try laidOut(text) == """
        @f
        Feature: Buying
          What it is about.

          Background:
            Given a wallet

          Scenario: First
            When I buy
            Then I own
              | a |

          Scenario Outline: Second
            Given <n>

            Examples: few
              Some of them.
              | n |
              | 1 |

          @r
          Rule: Only by day
            Why so.

            Background:
              Given daylight

            Example: Third
              * it is noon

              Scenarios:
                | x |

        """)
  }

  @Test func `blank lines are kept, several in a row as one, and none at either end`() throws {
    let text = """


      Feature: f


        d


        e
        Scenario: s

          Given a


          When b

          | c |

          | d |



      """
    #expect(
      try laidOut(text) == """
        Feature: f

          d

          e

          Scenario: s

            Given a

            When b

              | c |

              | d |

        """)
  }

  @Test func `a description moves as a whole`() throws {
    let text = "Feature: f\n      As a buyer\n        I want more\n\n\t   | no | table   |\n  \t  x  \n"
    #expect(
      try laidOut(text)
        == "Feature: f\n    As a buyer\n      I want more\n\n  | no | table   |\n   x\n")
  }

  @Test func `the language line comes first and is written in one way`() throws {
    #expect(
      try laidOut("\n# Who wrote it\n#language:pt\n\n\nFuncionalidade:x\n")
        == "# language: pt\n# Who wrote it\n\nFuncionalidade: x\n")
  }

  @Test func `lines end as the first one does, the last one too`() throws {
    #expect(
      try laidOut("Feature: f\r\n\nScenario: s\nGiven a")
        == "Feature: f\r\n\r\n  Scenario: s\r\n    Given a\r\n")
    #expect(try laidOut("Feature: f\nScenario: s\r\nGiven a") == "Feature: f\n\n  Scenario: s\n    Given a\n")
  }

  @Test func `a byte order mark stays`() throws {
    #expect(try laidOut("\u{FEFF} Feature: f") == "\u{FEFF}Feature: f\n")
    #expect(try laidOut("\u{FEFF}") == "\u{FEFF}")
  }

  @Test func `nothing stays nothing, and comments alone stay comments`() throws {
    #expect(try laidOut("") == "")
    #expect(try laidOut("\n \n\t\n") == "")
    #expect(try laidOut("\n  # a\n\n\n # b  ") == "# a\n\n# b\n")
  }

  @Test func `a text that does not parse is not laid out`() {
    #expect(throws: ParseErrors.self) { try laidOut("Feature: f\nGiven a\nScenario: s\nno step\n\"\"\"\n") }
    #expect(throws: ParseErrors.self) {
      try laidOut("Given a | b |\n\n", "a.scenario") + laidOut("name\n", "a.scenario")
    }
  }
}
