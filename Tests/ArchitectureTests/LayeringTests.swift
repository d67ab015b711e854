import Foundation
import Testing

/// Who may import whom; what the table does not list is forbidden.
///
/// A module that it does not name is an app, which may import `AppCore` and `DeviceStorage`. The composition root may import
/// all but what it does not link.
struct LayeringTests {
  static let table: [String: Set<String>] = [
    "Gherkin": [],
    "CucumberExpressions": [],
    "ScenarioRunner": ["Gherkin", "CucumberExpressions"],
    "Reporters": ["ScenarioRunner", "Gherkin"],
    "Requirements": ["ScenarioRunner", "Gherkin"],
    "AppCore": [],
    "DeviceStorage": ["CSQLite"],
    "BuyFlow": ["AppCore"],
    "BankStatement": ["AppCore"],
    "Characters": ["AppCore", "DeviceStorage"],
    "People": ["AppCore", "DeviceStorage"],
    "HTTPWire": [],
    "StubServer": ["HTTPWire"],
    "ServiceStubs": ["StubServer"],
    "SocketClient": ["AppCore", "HTTPWire"],
    "URLSessionClient": ["AppCore"],
    "ScreenSteps": ["ScenarioRunner", "AppCore", "StubServer", "SocketClient"],
    "AppSteps": [
      "ScenarioRunner", "ScreenSteps", "AppCore", "DeviceStorage", "BuyFlow", "BankStatement", "People",
      "Characters", "StubServer", "ServiceStubs", "SocketClient",
    ],
    "Benchmarks": ["Rehearsal", "ScenarioRunner", "Gherkin", "CucumberExpressions"],
    "Rehearsal": [
      "Gherkin", "CucumberExpressions", "ScenarioRunner", "Reporters", "Requirements", "AppCore", "HTTPWire",
      "StubServer", "SocketClient", "ScreenSteps",
    ],
    "ScenarioTesting": ["Rehearsal", "Reporters", "ScenarioRunner", "Gherkin"],
  ]

  /// What the toolchain brings for one module alone: the bridge to Swift Testing cannot be without it.
  static let toolchainOfModule: [String: Set<String>] = ["ScenarioTesting": ["Testing"]]

  /// The commands, whose entries in the manifest are longer than a module's.
  static let executables: Set<String> = ["rehearse", "Benchmarks"]

  /// What the toolchain brings; anything else would be a dependency.
  static let toolchain: Set<String> = ["Foundation", "Dispatch", "Observation", "Synchronization"]

  static let modules: Set<String> = {
    let files = (try? SourceTree.swiftFiles(in: "Sources")) ?? []
    return Set(files.map(\.module))
  }()

  /// What a module may import of the others.
  static func allowed(_ module: String) -> Set<String> {
    if module == "rehearse" { return modules.subtracting(["URLSessionClient"]) }
    return table[module] ?? ["AppCore", "DeviceStorage"]
  }

  @Test func `every module of the table is there`() {
    #expect(Self.modules.isSuperset(of: Self.table.keys))
  }

  @Test func `a module imports only what the table lists`() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      let allowed = Self.toolchain.union(Self.allowed(file.module)).union(Self.systemImports(file))
        .union(Self.toolchainOfModule[file.module] ?? [])
      for line in file.lines {
        guard let name = Self.importedModule(line), !allowed.contains(name) else { continue }
        Issue.record("\(file) imports \(name), which the layer table does not list")
      }
    }
  }

  @Test func `the manifest declares just what the table lists`() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(!manifest.contains(".package("), "the package has no dependencies")
    for name in Self.modules where !Self.executables.contains(name) {
      let allowed = Self.allowed(name)
      let declared = try #require(Self.declaredDependencies(of: name, in: manifest), "module \(name)")
      #expect(declared.isSubset(of: allowed), "module \(name)")
    }
  }

  @Test func `differences between systems stand in one place`() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") where !Self.mayDiffer(file) {
      for (index, line) in file.lines.enumerated() where line.hasPrefix("#if") {
        Issue.record("\(file):\(index + 1) has '\(line)', which belongs into HTTPWire/Sockets/SystemCalls")
      }
      #expect(!file.text.contains("@unchecked " + "Sendable"), "\(file)")
      #expect(!file.text.contains("nonisolated(" + "unsafe)"), "\(file)")
    }
  }

  /// The module that a line imports, where it imports one.
  static func importedModule(_ line: Substring) -> String? {
    var words = line.split(separator: " ").map(String.init)
    while let first = words.first, first.hasPrefix("@") || ["public", "package", "internal"].contains(first) {
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    let path = kinds.contains(words[1]) ? words[2] : words[1]
    return path.split(separator: ".").first.map(String.init)
  }

  private static func systemImports(_ file: SourceTree.File) -> Set<String> {
    if file.path.hasPrefix("Sources/HTTPWire/Sockets/") { return ["Glibc", "Musl", "Darwin"] }
    return file.module == "URLSessionClient" ? ["FoundationNetworking"] : []
  }

  private static func mayDiffer(_ file: SourceTree.File) -> Bool {
    file.path.hasPrefix("Sources/HTTPWire/Sockets/") || file.module == "URLSessionClient"
  }

  private static func declaredDependencies(of name: String, in manifest: String) -> Set<String>? {
    guard
      let start = manifest.range(of: "module(\"\(name)\"") ?? manifest.range(of: "module(\n      \"\(name)\"")
    else { return nil }
    let rest = manifest[start.upperBound...]
    guard let end = rest.firstIndex(of: ")") else { return nil }
    let names = rest[..<end].split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return Set(names)
  }
}
