import Testing

struct TagLayoutTests {
  @Test func `one blank stands between tags, and in front of a comment behind them`() throws {
    #expect(
      try laidOut("@a   @b@c\t@d#1   #  why not  \n  @e\nFeature: f\n")
        == "@a @b @c @d#1 #  why not\n@e\nFeature: f\n")
  }

  @Test func `tags stay on their lines`() throws {
    #expect(
      try laidOut("Feature: f\n@a\n\n   @b @c\nScenario: s\nGiven a\n@d\nExamples:\n|x|\n") == """
        Feature: f

          @a
          @b @c
          Scenario: s
            Given a

            @d
            Examples:
              | x |

        """)
  }
}
