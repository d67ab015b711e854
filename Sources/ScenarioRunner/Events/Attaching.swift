/// Adds a text to the report of the step or hook that is running.
///
///     When("I ask for the price") { world in
///       try await world.ask()
///       attach(world.answer, as: "application/json", named: "price.json")
///     }
///
/// It may be called from the code of steps and hooks and from the tasks within it; anywhere else, and when the
/// step has ended, it does nothing. Secrets of the scenario's steps are masked.
///
/// The page, JSON and messages have it whole: up to a megabyte within them, and above that in a file beside them,
/// which they name. Where such a report goes to standard output nothing can lie beside it; it then says how large
/// the text is, and that a report with a file of its own keeps it. Reports that are plain text name it.
///
/// - Parameters:
///   - text: The text.
///   - mediaType: What kind of text it is.
///   - name: The name under which it is to be kept.
public func attach(_ text: String, as mediaType: String = "text/plain", named name: String? = nil) {
  AttachmentScope.current?.add(RunAttachment(.text(text), mediaType: mediaType, fileName: name))
}

/// Adds bytes, such as a picture, to the report of the step or hook that is running.
///
/// They are kept where a text would be: within the report up to a megabyte, and above that in a file beside it.
///
/// - Parameters:
///   - bytes: The bytes.
///   - mediaType: What they are, such as `image/png`.
///   - name: The name under which they are to be kept.
public func attach(_ bytes: [UInt8], as mediaType: String, named name: String? = nil) {
  AttachmentScope.current?.add(RunAttachment(.bytes(bytes), mediaType: mediaType, fileName: name))
}

/// Adds a file to the report of the step or hook that is running, without holding it in memory.
///
/// The page, JSON and messages copy it beside themselves while this is called, so that it may be removed
/// afterwards. Where such a report goes to standard output it holds the file's bytes up to a megabyte; of a
/// larger file it says how large it is, and that a report with a file of its own keeps it.
///
/// - Parameters:
///   - path: Where the file is; a folder is none.
///   - mediaType: What it is, such as `video/mp4`.
///   - name: The name under which it is to be kept; the file's own where not given.
public func attach(file path: String, as mediaType: String, named name: String? = nil) {
  AttachmentScope.current?.add(RunAttachment(.file(path), mediaType: mediaType, fileName: name))
}

/// Adds a link to the report of the step or hook that is running.
///
/// - Parameters:
///   - url: What the link leads to.
///   - title: What is to be read in its place.
public func attach(link url: String, title: String? = nil) {
  AttachmentScope.current?.add(
    RunAttachment(.text(url), mediaType: RunAttachment.linkMediaType, fileName: title))
}

/// Adds a line to the log of the step or hook that is running.
///
/// Reports for people show it under the step; nothing is written anywhere else.
public func log(_ text: String) {
  AttachmentScope.current?.add(RunAttachment(.text(text), mediaType: RunAttachment.logMediaType))
}
