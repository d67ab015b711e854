import Testing

struct DocStringLayoutTests {
  private func under(_ lines: String...) throws -> String {
    let text = "Feature: f\nScenario: s\nGiven a\n" + lines.map { "\($0)\n" }.joined()
    return try String(laidOut(text).dropFirst("Feature: f\n\n  Scenario: s\n    Given a\n".count))
  }

  @Test func `content moves with its fence`() throws {
    #expect(
      try under("  \"\"\"  json  ", "  {", "    \"a\": 1  ", "", "      ", " less", "  }", "      \"\"\"")
        == """
              \"\"\"json
              {
                "a": 1\u{20}\u{20}

            \u{20}\u{20}\u{20}\u{20}\u{20}\u{20}
              less
              }
              \"\"\"

        """)
  }

  @Test func `fences and escapes stay as they are`() throws {
    #expect(
      try under("```x y", #"\`\`\` "#, "\"\"\"", "# c", "|a|b|", "```  behind it")
        == "      ```x y\n      \\`\\`\\` \n      \"\"\"\n      # c\n      |a|b|\n      ```  behind it\n")
    #expect(try under("\"\"\"  \"a", "\"\"\"") == "      \"\"\" \"a\n      \"\"\"\n")
  }

  @Test func `lines of content end as the others do`() throws {
    #expect(
      try laidOut("Feature: f\r\nScenario: s\r\nGiven a\r\n\"\"\"\n a\n\n\"\"\"\n")
        == "Feature: f\r\n\r\n  Scenario: s\r\n    Given a\r\n      \"\"\"\r\n       a\r\n\r\n      \"\"\"\r\n"
    )
  }

  @Test func `a table and a doc string share a step`() throws {
    #expect(
      try under("|a|", "# c", "\"\"\"", "b", "\"\"\"")
        == "      | a |\n      # c\n      \"\"\"\n      b\n      \"\"\"\n")
  }
}
