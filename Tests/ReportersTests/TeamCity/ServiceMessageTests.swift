import Testing

struct ServiceMessageTests {
  @Test func `a message is read with its escapes`() throws {
    let message = try ServiceMessage("##teamcity[m a='it|'s |[a||b|]|n|r|0x00FC|0xD83D|0xDE00' b='']")
    #expect(message.name == "m")
    #expect(message.attributes == ["a": "it's [a|b]\n\rü😀", "b": ""])
  }

  @Test(arguments: [
    "m a='b'", "##teamcity[m a='b'] ", "##teamcity[m a='b", "##teamcity[m a=b]", "##teamcity[m a='b'c='d']",
    "##teamcity[m a='|x']", "##teamcity[m a='|0x00F']", "##teamcity[m a='[']", "##teamcity[m a='b' a='c']",
    "##teamcity[m a='it's']",
  ]) func `what is no message is not taken for one`(line: String) {
    #expect(throws: ServiceMessage.Fault.self) { try ServiceMessage(line) }
  }
}
