import Foundation
import TestSupport

/// The package of the guide "Rehearse an app from a package of its own", built with its tests.
///
/// Rehearsal is taken as it was built beside the tests, so that only what the package brings is compiled; its
/// manifest is another one for that reason.
struct OwnPackage: Sendable {
  /// The package cannot be built.
  struct Broken: Error {
    var output: String
  }

  /// The files of the package.
  let folder: URL

  init() async throws {
    let built = try BuiltProgram.folder()
    folder = built.appending(path: "own-package")
    let files = FileManager.default
    if files.fileExists(atPath: folder.path()) { try files.removeItem(at: folder) }
    for section in ["Add an app", "Rehearse an app from a package of its own"] {
      for block in try await CodeBlock.all(in: section) where block.language != "diff" {
        guard let path = block.path, path != "Package.swift" else { continue }
        try write(block.text, to: path.replacing("Sources/rehearse/", with: "Sources/rehearse-shop/"))
      }
    }
    try write(try Self.manifest(built), to: "Package.swift")
    let run = try await RunningProgram("swift", ["build", "--build-tests"], in: folder).end()
    guard run.status == 0 else { throw Broken(output: run.output) }
  }

  /// Runs the tests as they were built; scenarios are read when they run.
  func test(_ environment: [String: String] = [:]) async throws -> RunningProgram.Ending {
    try await RunningProgram("swift", ["test", "--skip-build"], in: folder, environment: environment).end()
  }

  /// The text of a file.
  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Writes a file anew.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The manifest, with what was built beside the tests in the place of the dependency.
  private static func manifest(_ built: URL) throws -> String {
    guard let root = SharedData.packageRoot else { throw CocoaError(.fileNoSuchFile) }
    let list = built.appending(path: "rehearse.product/Objects.LinkFileList")
    let command = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
      .filter { !$0.contains("/rehearse.build/") }
    let bridge = built.appending(path: "ScenarioTesting.build")
    let names = try FileManager.default.contentsOfDirectory(atPath: bridge.path()).sorted()
    let objects = command + names.filter { $0.hasSuffix(".o") }.map { bridge.appending(path: $0).path() }
    let map = root.appending(path: "Sources/CSQLite/module.modulemap").path()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [
        .unsafeFlags(["-I", "\(built.appending(path: "Modules").path())", "-Xcc", "-fmodule-map-file=\(map)"])
      ]
      let objects = [
      \(objects.map { "  \"\($0)\"," }.joined(separator: "\n"))
      ]
      let package = Package(
        name: "Shop",
        platforms: [.macOS(.v15)],
        targets: [
          .target(name: "Shop", swiftSettings: settings, linkerSettings: [.unsafeFlags(objects)]),
          .executableTarget(name: "rehearse-shop", dependencies: ["Shop"], swiftSettings: settings),
          .testTarget(name: "ShopTests", dependencies: ["rehearse-shop"], swiftSettings: settings),
        ]
      )

      """
  }
}
