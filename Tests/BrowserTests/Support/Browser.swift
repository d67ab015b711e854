import Foundation
import TestSupport

/// One tab of a browser without a window, driven as a person would.
final class Browser: Sendable {
  private struct Answer<Result: Decodable>: Decodable { var result: Result }
  private struct Nothing: Decodable {}
  private struct Target: Decodable { var targetId: String }
  private struct Session: Decodable { var sessionId: String }
  private struct Document: Decodable { var data: String }

  private struct Evaluation: Decodable {
    struct Value: Decodable { var value: String? }
    struct Exception: Decodable {
      struct Details: Decodable { var description: String? }

      var text: String
      var exception: Details?
    }

    var result: Value
    var exceptionDetails: Exception?
  }

  private struct Request: Decodable {
    struct Parameters: Decodable {
      struct Request: Decodable { var url: String }

      var request: Request
    }

    var params: Parameters
  }

  /// One node of the tree that screen readers read.
  struct AccessibleNode: Decodable {
    struct Text: Decodable { var value: String? }

    var ignored: Bool
    var role: Text?
    var name: Text?
  }

  private struct Tree: Decodable { var nodes: [AccessibleNode] }

  private let folder: TemporaryFolder
  private let connection: BrowserConnection
  private let session: String

  /// Starts a browser and opens a tab in it.
  init(program: String) async throws {
    let folder = try TemporaryFolder()
    let connection = try BrowserConnection(program: program, folder: folder.url)
    func ask<Result: Decodable>(_ method: String, _ parameters: [String: any Sendable]) async throws -> Result
    {
      let data = try await connection.ask(method, parameters, session: nil)
      return try JSONDecoder().decode(Answer<Result>.self, from: data).result
    }
    let target: Target = try await ask("Target.createTarget", ["url": "about:blank"])
    let attached: Session = try await ask(
      "Target.attachToTarget", ["targetId": target.targetId, "flatten": true])
    (self.folder, self.connection, session) = (folder, connection, attached.sessionId)
    for domain in ["Page", "Runtime", "Network", "Log"] { try await send("\(domain).enable") }
  }

  /// Ends the browser.
  func close() { connection.close() }

  /// Writes a page to disk and opens it from there; the screen is that of a desk, by day.
  func open(_ html: String) async throws {
    let file = folder.url.appending(path: "page.html")
    try Data(html.utf8).write(to: file)
    connection.forgetEvents()
    try await resize(width: 1200, height: 900)
    try await show(scheme: "light")
    try await send("Page.navigate", ["url": "about:blank"])
    _ = try await connection.event("Page.loadEventFired")
    connection.forgetEvents()
    try await send("Page.navigate", ["url": file.absoluteString])
    _ = try await connection.event("Page.loadEventFired")
  }

  /// The addresses that the page asked for, itself included.
  var requests: [String] {
    get throws {
      try connection.events("Network.requestWillBeSent").map { data in
        try JSONDecoder().decode(Request.self, from: data).params.request.url
      }
    }
  }

  /// What the browser complained of since the page was opened.
  var complaints: [String] {
    ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"].flatMap { method in
      connection.events(method).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the value of an expression of JavaScript.
  func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) async throws -> Value {
    let evaluation: Evaluation = try await ask(
      "Runtime.evaluate",
      ["expression": "JSON.stringify([\(expression)])", "returnByValue": true, "userGesture": true])
    if let details = evaluation.exceptionDetails {
      throw BrowserConnection.Problem.exception(details.exception?.description ?? details.text)
    }
    let values = try JSONDecoder().decode([Value].self, from: Data((evaluation.result.value ?? "").utf8))
    guard let value = values.first else { throw BrowserConnection.Problem.exception("no value") }
    return value
  }

  /// Presses and lets go of a key, such as `j`, `/` or `Escape`.
  func press(_ key: String) async throws {
    let text: [String: any Sendable] = key.count == 1 ? ["text": key] : key == "Enter" ? ["text": "\r"] : [:]
    let codes = ["Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40, "Tab": 9]
    let what: [String: any Sendable] = ["key": key, "windowsVirtualKeyCode": codes[key] ?? 0]
    try await send("Input.dispatchKeyEvent", what.merging(["type": "keyDown"]) { $1 }.merging(text) { $1 })
    try await send("Input.dispatchKeyEvent", what.merging(["type": "keyUp"]) { $1 })
  }

  /// Clicks in the middle of the first element that a selector finds.
  func click(_ selector: String) async throws {
    let place: [Double] = try await value(
      """
      (() => {
        const element = document.querySelector(\(Self.literal(selector)));
        element.scrollIntoView({ block: "center" });
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """)
    for type in ["mousePressed", "mouseReleased"] {
      try await send(
        "Input.dispatchMouseEvent",
        ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }

  /// Returns the text of each element that a selector finds and a person sees.
  func texts(_ selector: String) async throws -> [String] {
    try await value(
      """
      [...document.querySelectorAll(\(Self.literal(selector)))].filter((one) => one.getClientRects().length)
        .map((one) => one.innerText.replace(/\\s+/g, " ").trim())
      """)
  }

  /// Changes the size of the window.
  func resize(width: Int, height: Int) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Turns the system's colours, or takes the page to paper.
  func show(scheme: String, media: String = "") async throws {
    try await send(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// Lets scripts run or not on the pages that are opened from now on.
  func allowScripts(_ isAllowed: Bool) async throws {
    try await send("Emulation.setScriptExecutionDisabled", ["value": !isAllowed])
  }

  /// Prints the page and returns the PDF.
  func print() async throws -> Data {
    let document: Document = try await ask("Page.printToPDF", [:])
    return Data(base64Encoded: document.data) ?? Data()
  }

  /// Takes a picture of what is in sight, as PNG.
  func screenshot() async throws -> Data {
    let document: Document = try await ask("Page.captureScreenshot", [:])
    return Data(base64Encoded: document.data) ?? Data()
  }

  /// The tree that screen readers read, without what they pass over.
  func accessibleNodes() async throws -> [AccessibleNode] {
    try await send("Accessibility.enable")
    let tree: Tree = try await ask("Accessibility.getFullAXTree", [:])
    try await send("Accessibility.disable")
    return tree.nodes.filter { !$0.ignored }
  }

  private func send(_ method: String, _ parameters: [String: any Sendable] = [:]) async throws {
    let _: Nothing = try await ask(method, parameters)
  }

  private func ask<Result: Decodable>(
    _ method: String, _ parameters: [String: any Sendable]
  ) async throws -> Result {
    let data = try await connection.ask(method, parameters, session: session)
    return try JSONDecoder().decode(Answer<Result>.self, from: data).result
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
