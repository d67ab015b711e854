import Testing

struct CommentLayoutTests {
  @Test func `a comment is indented as what it stands above`() throws {
    let text = """
      # file
      # feature
      Feature: f
      # description
      d
      # scenario
      @a
      # tagged
      Scenario: s
      # step
      Given a
              # rows
      | b |
      # row
      | c |
      # next step
      When d
      # fence
      ```
      # no comment
      ```
      # examples
      Examples:
      # header
      | e |
      """
    #expect(
      try laidOut(text) == """
        # file
        # feature
        Feature: f
          # description
          d

          # scenario
          @a
          # tagged
          Scenario: s
            # step
            Given a
              # rows
              | b |
              # row
              | c |
            # next step
            When d
              # fence
              ```
              # no comment
              ```

            # examples
            Examples:
              # header
              | e |

        """)
  }

  @Test func `a comment right below a line and parted from the next belongs to that line`() throws {
    let text = """
      Feature: f
      Scenario: s
      Given a
      # about a

      # about t
      Scenario: t
      Given b
      |c|
      #|d|

      Scenario: u
      """
    #expect(
      try laidOut(text) == """
        Feature: f

          Scenario: s
            Given a
            # about a

          # about t
          Scenario: t
            Given b
              | c |
              #|d|

          Scenario: u

        """)
  }

  @Test func `comments at the end stay there`() throws {
    let text = "Feature: f\nScenario: s\nGiven a\n# about a\n\n\n#  Scenario: t\n#    Given b\n\n"
    #expect(
      try laidOut(text)
        == "Feature: f\n\n  Scenario: s\n    Given a\n    # about a\n\n  #  Scenario: t\n  #    Given b\n")
    #expect(
      try laidOut("Feature: f\nScenario: s\nGiven a\n# about a")
        == "Feature: f\n\n  Scenario: s\n    Given a\n    # about a\n")
  }

  @Test func `blank lines between comments stay, those below tags go`() throws {
    let text = "Feature: f\n\n# a\n\n\n# b\n\n@c\n\n# d\n\nScenario: s\n"
    #expect(try laidOut(text) == "Feature: f\n\n  # a\n\n  # b\n\n  @c\n  # d\n  Scenario: s\n")
  }
}
