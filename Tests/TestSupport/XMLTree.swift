import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML text with what is in it.
public struct XMLTree {
  /// The name of the element.
  public var name: String
  /// Its attributes, by their names.
  public var attributes: [String: String]
  /// The elements right below it.
  public var children: [XMLTree] = []
  /// The characters between its tags, without those of its children.
  public var text = ""

  /// The element and all below it, in the order of the text.
  public var all: [XMLTree] { [self] + children.flatMap(\.all) }

  /// Parses a text, whose root it returns.
  public static func parse(_ xml: String) throws -> XMLTree {
    let builder = Builder()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    return root
  }

  /// The children of a name.
  public func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(XMLTree(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += characters
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      guard let ended = open.popLast() else { return }
      if open.isEmpty { root = ended } else { open[open.count - 1].children.append(ended) }
    }
  }
}
