import Testing

struct ShorthandLayoutTests {
  private func short(_ text: String) throws -> String { try laidOut(text, "a.scenario") }

  @Test func `sentences stay on their lines, with one blank between the parts`() throws {
    #expect(
      try short("  A  name :  \nGiven   a  b ,   when c;\tthen  d. \n")
        == "A  name :\nGiven a  b , when c; then d.\n")
    #expect(try short("given a\nWHEN b\n* c") == "given a\nWHEN b\n* c\n")
  }

  @Test func `what goes on from the line above is indented`() throws {
    #expect(
      try short("A long\n    name:\nGiven a\nand more, when b\n goes\n   on\n\n  Then c\n")
        == "A long\nname:\nGiven a\nand more, when b\n  goes\n  on\n\nThen c\n")
  }

  @Test func `a blank line parts paragraphs`() throws {
    #expect(
      try short("\n\n# about\n\n\n\n@a   @b\n@c # d\nn:\nGiven a\n\n\n# b\nGiven b\n\n\n")
        == "# about\n\n@a @b\n@c # d\nn:\nGiven a\n\n# b\nGiven b\n")
  }

  @Test func `tables and doc strings are indented, with the comments among them`() throws {
    #expect(
      try short(
        "Given rows:\n # all\n|a|b|\n# one\n|longer|1|\n#|c|2|\n\n# next\nGiven a text:\n\"\"\" json\n {}\n\n\"\"\"\n# end\nThen c"
      ) == """
        Given rows:
          # all
          | a      | b |
          # one
          | longer | 1 |
          #|c|2|

        # next
        Given a text:
          \"\"\"json
           {}

          \"\"\"
        # end
        Then c

        """)
  }

  @Test func `the language line is written in one way and rules the keywords`() throws {
    #expect(
      try short("#language:ja\n前提  x,  もしy\n# language:pt\n") == "# language: ja\n前提 x, もしy\n# language:pt\n")
    #expect(
      try short("# language: fr\nÉtant donné  que x,  quand  y\n")
        == "# language: fr\nÉtant donné  que x,  quand  y\n")
  }

  @Test func `lines end as the first one does`() throws {
    #expect(try short("n:\r\nGiven a\nWhen b") == "n:\r\nGiven a\r\nWhen b\r\n")
  }

  @Test func `nothing begins or ends inside quotes`() throws {
    #expect(try short(#"Given "a ,  when b  "  ,  then c"#) == #"Given "a ,  when b  "  , then c"# + "\n")
  }
}
