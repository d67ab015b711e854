import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

/// Walks through the app by chance that is the same each time.
@MainActor struct BuyFlowWalkTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    /// The next number of the SplitMix64 sequence.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func actions(on screen: Screen) -> [Action] {
    let usable = screen.visibleElements.filter(\.isEnabled).flatMap { element -> [Action] in
      switch element.role {
      case .button, .option: [.tap(element.id)]
      case .textbox:
        [.enter("1,4\(element.label.count)0.5", into: element.id), .enter("1.2,3", into: element.id)]
      case .slider: [.drag(element.id, to: 1_430), .drag(element.id, to: -1), .drag(element.id, to: 99_999)]
      default: []
      }
    }
    return usable + (screen.title == "Set amount" && screen.openDialog == nil ? [] : [.back])
  }

  private func check(_ screen: Screen, _ trail: [Action]) {
    let ids = screen.elements.flatMap(\.flattened).map(\.id)
    #expect(Set(ids).count == ids.count, "\(trail.suffix(5))")
    let texts = screen.visibleTexts.joined(separator: "\n").lowercased()
    #expect(!texts.contains("nan") && !texts.contains("nil") && !texts.contains("-0.00"), "\(texts)")
    guard let chart = screen.element(id: "chart")?.chart else { return }
    #expect(chart.scale.lowerBound < chart.scale.upperBound)
    #expect(chart.line.map { chart.scale.contains($0.value) } ?? true)
  }

  @Test(arguments: 1...6)
  func `no way through the app leads to a screen that makes no sense`(seed: Int) async throws {
    var dice = Dice(state: UInt64(seed))
    let fixture = try await BuyFixture(processingTime: .seconds(seed % 3)).started()
    var trail: [Action] = []
    for _ in 0..<150 {
      let isDown = Int.random(in: 0..<4, using: &dice) == 0
      fixture.client.answer { [market = fixture.market] in isDown ? .status(500) : market.reply(to: $0) }
      let action = try #require(actions(on: fixture.app.screen).randomElement(using: &dice))
      trail.append(action)
      try await fixture.perform(action)
      check(fixture.app.screen, trail)
      if Int.random(in: 0..<5, using: &dice) == 0 { await fixture.pass(25) }
    }
    await fixture.pass(60)
    #expect(fixture.app.work.running == 0)
    #expect(fixture.app.screen.visibleElements.contains { $0.isEnabled && $0.role == .button })
  }
}
