import Testing

struct TableLayoutTests {
  private func rows(_ rows: String...) throws -> String {
    let text = "Feature: f\nScenario: s\nGiven a\n" + rows.map { "\($0)\n" }.joined()
    return try String(laidOut(text).dropFirst("Feature: f\n\n  Scenario: s\n    Given a\n".count))
  }

  @Test func `columns are as wide as their widest cell`() throws {
    #expect(
      try rows("|a|bb|", "| longer |c   |", "||  |") == """
              | a      | bb |
              | longer | c  |
              |        |    |

        """)
    #expect(try rows("||") == "      |  |\n")
    #expect(try rows("|") == "      |\n")
  }

  @Test func `width is what a terminal shows`() throws {
    #expect(
      try rows("|name|x|", "|金額|1|", "|e\u{301}té|2|", "|👩‍👩‍👧|3|", "|ｶﾅ|4|", "|a\u{200B}b|5|") == """
              | name | x |
              | 金額 | 1 |
              | e\u{301}té  | 2 |
              | 👩‍👩‍👧   | 3 |
              | ｶﾅ   | 4 |
              | a\u{200B}b   | 5 |

        """)
  }

  @Test func `what is escaped stays escaped`() throws {
    #expect(
      try rows(#"|a\|b|\\|"#, #"|\n|x\ |"#, #"|\\\||y\z|"#) == #"""
              | a\|b | \\  |
              | \n   | x\  |
              | \\\| | y\z |

        """#)
  }

  @Test func `what stands behind the last bar stays`() throws {
    #expect(try rows("|a|b", "|c|  d  ") == "      | a | b\n      | c | d\n")
  }

  @Test func `comments and blank lines part no table`() throws {
    #expect(try rows("|a|", "# c", "", "|bcd|") == "      | a   |\n      # c\n\n      | bcd |\n")
  }

  @Test func `a cell of more than two hundred columns does not widen the others`() throws {
    let (widest, wider) = (String(repeating: "w", count: 200), String(repeating: "w", count: 201))
    #expect(
      try rows("|\(widest)|", "|a|")
        == "      | \(widest) |\n      | a\(String(repeating: " ", count: 199)) |\n")
    #expect(try rows("|\(wider)|", "|a|") == "      | \(wider) |\n      | a |\n")
  }
}
