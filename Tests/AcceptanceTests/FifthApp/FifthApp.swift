import Foundation
import TestSupport

/// The app of the guide "Add an app", put beside the four of this package and built.
///
/// All other modules are taken as they were built beside the tests, so that only what the app brings is compiled:
/// its own module and the composition root.
struct FifthApp: Sendable {
  /// The app cannot be built.
  struct Broken: Error {
    var command: String
    var output: String
  }

  /// What the guide shows.
  let blocks: [CodeBlock]
  /// A package with what the app touches, and nothing else.
  let folder: URL
  /// The command that knows the app.
  let program: URL

  private let built: URL
  private let root: URL

  init() async throws {
    guard let root = SharedData.packageRoot else { throw CocoaError(.fileNoSuchFile) }
    self.root = root
    built = try BuiltProgram.folder()
    blocks = try await CodeBlock.all(in: "Add an app")
    folder = built.appending(path: "fifth-app")
    program = folder.appending(path: "rehearse")
    try writeFiles()
    try await compile()
  }

  /// Runs the command.
  func run(_ arguments: [String]) async throws -> RunningProgram.Ending {
    try await RunningProgram(program.path(), arguments, in: folder).end()
  }

  /// The modules that the manifest gives a module of it.
  func dependencies(of name: String) async throws -> [String] {
    let text = try await checked(
      "swift", ["package", "dump-package", "--package-path", folder.path(), "--scratch-path", ".scratch"])
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    return manifest.targets.first { $0.name == name }?.dependencies.compactMap { $0.byName?.first ?? nil }
      ?? []
  }

  private func writeFiles() throws {
    let files = FileManager.default
    if files.fileExists(atPath: folder.path()) { try files.removeItem(at: folder) }
    try files.createDirectory(at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    for path in ["Package.swift", "Sources/rehearse"] {
      try files.copyItem(at: root.appending(path: path), to: folder.appending(path: path))
    }
    for block in blocks {
      guard let path = block.path else { continue }
      let file = folder.appending(path: path)
      let isChange = block.language == "diff"
      let text = isChange ? try block.changing(String(contentsOf: file, encoding: .utf8)) : block.text
      try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func compile() async throws {
    let settings =
      [
        "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-enable-upcoming-feature",
        "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
        "MemberImportVisibility", "-I", built.appending(path: "Modules").path(), "-I", folder.path(), "-Xcc",
        "-fmodule-map-file=\(root.appending(path: "Sources/CSQLite/module.modulemap").path())",
      ]
    try await checked(
      "swiftc",
      settings + ["-module-name", "Shop", "-wmo", "-emit-module", "-emit-module-path", "Shop.swiftmodule"]
        + ["-emit-object", "-o", "Shop.o"] + sources("Shop"))
    try await checked(
      "swiftc",
      settings + ["-module-name", "rehearse", "-wmo", "-emit-executable", "-o", program.path()]
        + sources("rehearse") + ["Shop.o"] + objects())
  }

  /// What the command is linked of, but for its own module.
  private func objects() throws -> [String] {
    let list = built.appending(path: "rehearse.product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
      .filter { !$0.contains("/rehearse.build/") }
  }

  private func sources(_ module: String) throws -> [String] {
    let path = "Sources/\(module)"
    return try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path()).sorted()
      .map { "\(path)/\($0)" }
  }

  @discardableResult
  private func checked(_ tool: String, _ arguments: [String]) async throws -> String {
    let run = try await RunningProgram(tool, arguments, in: folder).end()
    guard run.status == 0 else {
      throw Broken(command: tool + " " + arguments.prefix(20).joined(separator: " "), output: run.output)
    }
    return run.output
  }
}

/// What is read of a manifest, as SwiftPM prints it.
private struct Manifest: Decodable {
  struct Dependency: Decodable {
    var byName: [String?]?
  }

  struct Target: Decodable {
    var name: String
    var dependencies: [Dependency]
  }

  var targets: [Target]
}
