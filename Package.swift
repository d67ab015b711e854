// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module under `Sources`, with exactly the modules that it may import.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one module, or of several together.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rehearse", targets: ["rehearse"]),
    .library(
      name: "Rehearsal",
      targets: ["Rehearsal", "ScreenSteps", "ScenarioRunner", "AppCore", "StubServer", "SocketClient"]),
    .library(name: "ScenarioTesting", targets: ["ScenarioTesting"]),
    .library(name: "BuyFlow", targets: ["BuyFlow", "AppCore"]),
    .library(name: "BankStatement", targets: ["BankStatement", "AppCore"]),
    .library(name: "URLSessionClient", targets: ["URLSessionClient"]),
    .library(name: "StubServer", targets: ["StubServer"]),
    .library(name: "DeviceStorage", targets: ["DeviceStorage"]),
  ],
  targets: [
    // The language and the runner.
    module("Gherkin"),
    module("CucumberExpressions"),
    module("ScenarioRunner", ["Gherkin", "CucumberExpressions"]),
    module("Reporters", ["ScenarioRunner", "Gherkin"]),
    module("Requirements", ["ScenarioRunner", "Gherkin"]),

    // The apps, without pixels.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    module("AppCore"),
    // Apart from AppCore, so that a program which stores nothing does not load the system's SQLite at each start.
    module("DeviceStorage", ["CSQLite"]),
    module("BuyFlow", ["AppCore"]),
    module("BankStatement", ["AppCore"]),
    module("People", ["AppCore", "DeviceStorage"]),
    module("Characters", ["AppCore", "DeviceStorage"]),

    // HTTP, both ends of it.
    module("HTTPWire"),
    module("StubServer", ["HTTPWire"]),
    module("ServiceStubs", ["StubServer"]),
    module("SocketClient", ["AppCore", "HTTPWire"]),
    module("URLSessionClient", ["AppCore"]),

    // Where the two stacks meet.
    module("ScreenSteps", ["ScenarioRunner", "AppCore", "StubServer", "SocketClient"]),
    module(
      "AppSteps",
      [
        "ScenarioRunner", "ScreenSteps", "AppCore", "DeviceStorage", "BuyFlow", "BankStatement", "People",
        "Characters", "StubServer", "ServiceStubs", "SocketClient",
      ]),
    module(
      "Rehearsal",
      [
        "Gherkin", "CucumberExpressions", "ScenarioRunner", "Reporters", "Requirements", "AppCore",
        "HTTPWire", "StubServer", "SocketClient", "ScreenSteps",
      ]),
    module("ScenarioTesting", ["Rehearsal", "Reporters", "ScenarioRunner", "Gherkin"]),
    .executableTarget(
      name: "rehearse",
      dependencies: [
        "Rehearsal", "ScenarioRunner", "AppSteps", "AppCore", "BuyFlow", "BankStatement", "People",
        "Characters", "ServiceStubs",
        "StubServer", "SocketClient", "ScreenSteps",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Rehearsal", "ScenarioRunner", "Gherkin", "CucumberExpressions"],
      swiftSettings: settings),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["AppCore", "Gherkin", "ScenarioRunner"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("GherkinTests", ["Gherkin"]),
    tests("CucumberExpressionsTests", ["CucumberExpressions"]),
    tests("ScenarioRunnerTests", ["ScenarioRunner", "Gherkin", "CucumberExpressions"]),
    tests("ReportersTests", ["Reporters", "ScenarioRunner", "Gherkin"]),
    tests("RequirementsTests", ["Requirements", "ScenarioRunner", "Gherkin"]),
    tests("AppCoreTests", ["AppCore"]),
    tests("DeviceStorageTests", ["DeviceStorage"]),
    tests("BuyFlowTests", ["BuyFlow", "AppCore"]),
    tests("BankStatementTests", ["BankStatement", "AppCore"]),
    tests("CharactersTests", ["Characters", "AppCore", "DeviceStorage"]),
    tests("PeopleTests", ["People", "AppCore", "DeviceStorage", "people-crash-writer"]),
    .executableTarget(
      name: "people-crash-writer", dependencies: ["People", "AppCore", "DeviceStorage"],
      path: "Tests/PeopleCrashWriter",
      swiftSettings: settings),
    tests("HTTPWireTests", ["HTTPWire"]),
    tests("StubServerTests", ["StubServer", "HTTPWire"]),
    tests("HTTPClientTests", ["SocketClient", "URLSessionClient", "AppCore", "StubServer", "HTTPWire"]),
    tests("ServiceStubsTests", ["ServiceStubs", "StubServer"]),
    tests(
      "ScreenStepsTests",
      ["ScreenSteps", "ScenarioRunner", "Gherkin", "AppCore", "StubServer", "SocketClient"]),
    .executableTarget(
      name: "crashing-app", dependencies: ["Rehearsal", "ScenarioRunner"], path: "Tests/CrashingApp",
      swiftSettings: settings),
    tests(
      "RehearsalTests",
      [
        "crashing-app", "Rehearsal", "Gherkin", "ScenarioRunner", "Requirements", "Reporters", "ScreenSteps",
        "AppCore",
        "StubServer", "SocketClient",
      ]),
    tests(
      "ScenarioTestingTests",
      ["ScenarioTesting", "Rehearsal", "Reporters", "ScenarioRunner", "Gherkin", "rehearse"]),
    tests(
      "ConformanceTests", ["Gherkin", "CucumberExpressions", "ScenarioRunner", "Reporters", "Rehearsal"]),
    tests(
      "AcceptanceTests",
      [
        "rehearse", "Rehearsal", "AppSteps", "ScreenSteps", "Gherkin", "ScenarioRunner", "Requirements",
        "Reporters", "AppCore", "BuyFlow", "BankStatement", "People", "Characters", "ServiceStubs",
        "StubServer", "URLSessionClient",
        "SocketClient", "HTTPWire", "ScenarioTesting",
      ]),
    tests("BenchmarksTests", ["Benchmarks", "Gherkin", "CucumberExpressions", "ScenarioRunner"]),
    tests("BrowserTests", ["Reporters", "ScenarioRunner", "Gherkin", "AppCore"]),
    tests("ArchitectureTests", []),
  ]
)
