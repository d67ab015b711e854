/// A step as it goes into pickles, made once and used for each.
struct StepTemplate {
  /// The pickle's step but for its number, its kind and an outline's row.
  private let step: PickleStep
  private let node: Int
  private let type: KeywordType
  private let isTextFilled: Bool
  private let areArgumentsFilled: Bool

  init(_ step: Step) {
    var kind = PickleStep.Kind.unknown
    self.step = PickleStep(step, id: 0, kind: &kind)
    node = step.id
    type = step.keywordType
    isTextFilled = step.text.holdsMark
    areArgumentsFilled = self.step.arguments.contains(where: \.holdsMark)
  }

  /// The step for one pickle; a conjunction takes the kind before it.
  func step(id: Int, kind: inout PickleStep.Kind, filling: Filling? = nil) -> PickleStep {
    var step = step
    step.id = id
    kind = type.kind ?? kind
    step.kind = kind
    guard let filling else { return step }
    step.nodes = NodeIDs(node, filling.rowID)
    if isTextFilled { step.text = filling.fill(step.text) }
    if areArgumentsFilled { step.arguments = step.arguments.map { $0.filled(by: filling) } }
    return step
  }
}

extension KeywordType {
  /// The kind of a step with such a keyword; nil where the kind before counts.
  var kind: PickleStep.Kind? {
    switch self {
    case .context: .context
    case .action: .action
    case .outcome: .outcome
    case .unknown: .unknown
    case .conjunction: nil
    }
  }
}

extension PickleArgument {
  init(_ argument: StepArgument) {
    switch argument {
    case .docString(let docString):
      self = .docString(content: docString.content, mediaType: docString.mediaType)
    case .dataTable(let table):
      self = .dataTable(table.rows.map { $0.cells.map(\.value) })
    }
  }

  fileprivate var holdsMark: Bool {
    switch self {
    case .docString(let content, let mediaType): content.holdsMark || mediaType?.holdsMark == true
    case .dataTable(let rows): rows.contains { $0.contains(where: \.holdsMark) }
    }
  }

  fileprivate func filled(by filling: Filling) -> PickleArgument {
    switch self {
    case .docString(let content, let mediaType):
      .docString(content: filling.fill(content), mediaType: mediaType.map(filling.fill))
    case .dataTable(let rows):
      .dataTable(rows.map { $0.map(filling.fill) })
    }
  }
}

extension String {
  /// Whether a placeholder may be in the text.
  var holdsMark: Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return false }
      let text = SourceText(base: base, count: bytes.count)
      return text.firstIndex(of: UInt8(ascii: "<"), from: 0, to: bytes.count) < bytes.count
    }
  }
}
