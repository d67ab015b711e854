import AppCore
import Foundation
import ScreenSteps

/// A small shop, made for tests: one of each kind of element, and a price from a service.
@MainActor final class ShopApp: ScreenApp {
  let work = AppWork()
  private let surroundings: ScreenWorld.Surroundings
  private let hasKeypad: Bool
  private var amount = ""
  private var colour = "Red"
  private var isChoosing = false
  private var page = 1
  private var price: String?
  private var isLoading = false
  private var level = Decimal(5)
  private var basket = ["Apple", "Pear"]

  init(_ surroundings: ScreenWorld.Surroundings, hasKeypad: Bool) {
    self.surroundings = surroundings
    self.hasKeypad = hasKeypad
  }

  var screen: Screen {
    guard page == 1 else {
      return Screen(title: "Thanks", elements: [Element(.button, id: "back", label: "Back")])
    }
    return Screen(title: "Shop", subtitle: "Open all day", elements: elements + keypad + dialog)
  }

  private var elements: [Element] {
    [
      Element(.textbox, id: "amount", label: "Amount", value: amount, description: "€"),
      Element(.button, id: "colour", label: "Colour", value: colour),
      Element(.button, id: "ask", label: "Ask", state: isLoading ? .busy : []),
      Element(.button, id: "stray", label: "Stray"),
      Element(.text, id: "price", label: "Price", value: price ?? "—"),
      Element(.button, id: "buy", label: "Buy 1 item"),
      Element(.button, id: "sell", label: "Sell", state: .disabled),
      Element(.switch, id: "gift", label: "Gift", state: [.checked, .selected]),
      Element(.status, id: "note-1", label: "Note", value: "one"),
      Element(.status, id: "note-2", label: "Note", value: "two"),
      Element(.list, id: "basket", label: "Basket", children: basket.map(item)),
      Element(.slider, id: "chart", label: "Chart", value: "\(level)", chart: chart),
    ]
  }

  private func item(_ name: String) -> Element {
    let inside = Element(.text, id: .init("stock-\(name)"), label: "Stock", value: "\(name.count) left")
    return Element(.listitem, id: .init(name), label: name, value: "€ \(name.count)", children: [inside])
  }

  private var chart: Chart {
    let points = [0.0, 86_400].map {
      Chart.Point(time: Date(timeIntervalSince1970: $0), value: $0 == 0 ? 1 : 9)
    }
    return Chart(points: points, scale: 0...10, line: Chart.Line(value: level, isOutOfRange: level == 10))
  }

  private var keypad: [Element] {
    hasKeypad ? ["1", "2", "3", "."].map { Element(.button, id: .init("key-\($0)"), label: $0) } : []
  }

  private var dialog: [Element] {
    guard isChoosing else { return [] }
    let options = ["Red", "Blue", "Gold"].map { name in
      Element(
        .option, id: .init(name), label: name,
        state: name == "Gold" ? .disabled : name == colour ? .selected : [])
    }
    return [Element(.dialog, id: "dialog", label: "Choose colour", children: options)]
  }

  func perform(_ action: Action) throws(ActionError) {
    switch action {
    case .tap(let id): try tap(id)
    case .enter(let text, into: "amount"): amount = text
    case .drag("chart", let value): level = min(max(value, 0), 10)
    case .scrollToEnd("basket"): basket.append("Melon")
    case .pullToRefresh("basket"): basket = []
    case .dismiss where isChoosing: isChoosing = false
    case .back where page == 2: page = 1
    default: throw .notAvailable(action)
    }
  }

  private func tap(_ id: Element.ID) throws(ActionError) {
    switch id {
    case "colour": isChoosing = true
    case "ask": ask("price")
    case "stray": ask("prize")
    case "buy": page = 2
    case "Red", "Blue":
      colour = id.rawValue
      isChoosing = false
    case let key where key.rawValue.hasPrefix("key-"): amount += key.rawValue.dropFirst(4)
    default: throw .notAvailable(.tap(id))
    }
  }

  private func ask(_ path: String) {
    isLoading = true
    let (client, url) = (surroundings.client, surroundings.baseURL.appending(path: path))
    work.start {
      let response = try? await client.send(HTTPRequest("GET", url))
      self.price = response.map { "\($0.status) \(String(decoding: $0.body, as: UTF8.self))" }
      self.isLoading = false
    }
  }
}
