import Foundation

extension Screen {
  /// The screen as one line of JSON, from which a picture can be drawn; equal screens give equal text.
  ///
  /// The object has `title`, `subtitle`, `environment` (`appearance`, `width`) and `elements`. An element has
  /// `role`, `id`, `label`, `value`, `description`, `state` (its names), `chart` and `children`. A chart has
  /// `points` (pairs of seconds since 1970 and value), `low`, `high` and `line` (`value`, `outOfRange`).
  /// Members stand in this order, and what an element does not have is left out.
  public var json: String {
    var text = ""
    ScreenJSON.object(to: &text) { members in
      members.add("title", title)
      members.add("subtitle", subtitle)
      members.add("environment") { environment.writeJSON(to: &$0) }
      members.add("elements", items: elements) { $0.writeJSON(to: &$1) }
    }
    return text
  }
}

extension Screen.Environment {
  fileprivate func writeJSON(to text: inout String) {
    ScreenJSON.object(to: &text) { members in
      members.add("appearance", appearance.rawValue)
      members.add("width", width.rawValue)
    }
  }
}

extension Element {
  fileprivate func writeJSON(to text: inout String) {
    ScreenJSON.object(to: &text) { members in
      members.add("role", role.rawValue)
      members.add("id", id.rawValue)
      members.add("label", label)
      members.add("value", value)
      members.add("description", description)
      if !state.isEmpty {
        members.add("state", items: state.names) { ScreenJSON.write($0, to: &$1) }
      }
      if let chart { members.add("chart") { chart.writeJSON(to: &$0) } }
      if !children.isEmpty { members.add("children", items: children) { $0.writeJSON(to: &$1) } }
    }
  }
}

extension Chart {
  fileprivate func writeJSON(to text: inout String) {
    ScreenJSON.object(to: &text) { members in
      members.add("points", items: points) { point, text in
        text += "[\(Int(point.time.timeIntervalSince1970.rounded())),\(point.value)]"
      }
      members.add("low") { $0 += "\(scale.lowerBound)" }
      members.add("high") { $0 += "\(scale.upperBound)" }
      if let line { members.add("line") { line.writeJSON(to: &$0) } }
    }
  }
}

extension Chart.Line {
  fileprivate func writeJSON(to text: inout String) {
    ScreenJSON.object(to: &text) { members in
      members.add("value") { $0 += "\(value)" }
      if isOutOfRange { members.add("outOfRange") { $0 += "true" } }
    }
  }
}
