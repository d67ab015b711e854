/// Where pictures are.
///
/// The paths are the service's, but for the ending: these pictures are PNG.
enum PictureRoutes {
  private static let root = "/api/portraits"

  /// The routes: large pictures, and those of the other sizes.
  static let patterns = ["\(root)/{folder}/{file}", "\(root)/{size}/{folder}/{file}"]

  /// Returns the path of a picture.
  static func path(of portrait: StubPerson.Portrait, _ size: PictureSize) -> String {
    ([root] + [size.folder].compactMap { $0 } + [portrait.folder.rawValue, "\(portrait.number).png"])
      .joined(separator: "/")
  }

  /// Returns the picture that the parameters of a route name; `nil` where there is none.
  static func picture(_ parameters: [String: String]) -> (StubPerson.Portrait, PictureSize)? {
    let size = parameters["size"].map { PictureSize(folder: $0) } ?? .large
    guard let size, let folder = parameters["folder"].flatMap(StubPerson.Portrait.Folder.init),
      let file = parameters["file"], file.hasSuffix(".png"), let number = Int(file.dropLast(4)),
      (0..<(folder == .men ? 100 : 97)).contains(number), "\(number).png" == file
    else { return nil }
    return (StubPerson.Portrait(folder, number), size)
  }
}
