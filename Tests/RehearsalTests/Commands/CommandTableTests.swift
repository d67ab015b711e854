import Testing

@testable import Rehearsal

struct CommandTableTests {
  @Test func `a command is found by the name that its help has`() {
    #expect(CommandTable.entries.count == 8)
    for entry in CommandTable.entries {
      #expect(entry.spec.name == entry.name)
      #expect(CommandTable.entry(named: entry.name)?.name == entry.name)
    }
  }
}
