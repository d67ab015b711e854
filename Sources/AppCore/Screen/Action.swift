public import Foundation

/// Something that a person does to what is on the screen.
public enum Action: Sendable, Equatable {
  /// Tap a button, an option, a tab, a switch or an item.
  case tap(Element.ID)
  /// Enter text into a textbox at once, as pasting does; it replaces what the textbox holds.
  case enter(String, into: Element.ID)
  /// Drag a slider, or a chart's line, to a value; outside the scale it stops at the edge.
  case drag(Element.ID, to: Decimal)
  /// Scroll a list to its end.
  case scrollToEnd(Element.ID)
  /// Pull a list down to load it anew.
  case pullToRefresh(Element.ID)
  /// Close the dialog that is open without a choice.
  case dismiss
  /// Go back one screen.
  case back
}
