extension HTMLPage {
  /// Shows what went wrong, and what a step added to the report.
  static let failureScript = #"""
    const fact = (name, value, isValue) => (value === undefined || value === null ? [] : [
      make("dt", {}, name), make("dd", { class: isValue ? "value" : null }, value)]);

    const diffLine = ([side, text]) => {
      const name = { "-": "del", "+": "ins" }[side] ?? "span";
      const word = { "-": "expected: ", "+": "actual: " }[side];
      return make(name, {}, word ? unseen(word) : null, side === "…" ? "…" : `${side} ${text}`);
    };

    /** What went wrong: the sentence, what should have been and what was, how to mend it, and where. */
    const failureBox = (failure, step = {}) => make("div", { class: "failure" },
      make("p", { class: "message" }, failure.message),
      failure.diff && make("div", {},
        make("p", { class: "small soft" }, "- expected  + actual"),
        make("pre", { class: "diff" }, failure.diff.map(diffLine))),
      make("dl", {},
        fact("expected", failure.expected, true), fact("actual", failure.actual, true),
        (step.candidates ?? []).flatMap((text) => fact("candidate", text)), fact("nearest", step.nearest),
        (failure.notes ?? []).flatMap((note) => fact("note", note)),
        fact("where", make("code", {}, failure.place)),
        failure.code ? fact("in", make("code", {}, failure.code)) : []),
      step.snippet && make("div", {}, make("p", { class: "small soft" }, "to paste"),
        make("pre", { class: "well" }, step.snippet)),
      failure.screen && make("div", {}, make("p", { class: "small soft" }, "the screen"),
        make("pre", { class: "well" }, failure.screen)));

    const shownImages = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/bmp"];

    /** An address that a page may link to; anything else is shown as text. */
    const safeAddress = (text) => {
      const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(text)?.[1].toLowerCase();
      return scheme === undefined || scheme === "http" || scheme === "https";
    };

    const addressLine = (address, name) => (safeAddress(address)
      ? make("a", { href: address.trim(), rel: "noreferrer" }, name ?? address)
      : make("code", {}, address));

    const base64 = (text) => btoa(Array.from(new TextEncoder().encode(text), (byte) =>
      String.fromCharCode(byte)).join(""));

    /** Something that a step added: a line of log, links, a picture, a text, or a file to keep. */
    const attachmentBox = (attachment) => {
      const { type, name, text, base64: bytes, file, absent } = attachment;
      const plainType = type.split(";")[0].trim().toLowerCase();
      const isImage = shownImages.includes(plainType);
      const title = name ?? plainType;
      if (plainType === "text/x.cucumber.log+plain" && text !== undefined) {
        return make("pre", { class: "well" }, text);
      }
      if (plainType === "text/uri-list" && text !== undefined) {
        return make("div", { class: "attachment" },
          text.split(/\s*\n/).filter((line) => line && !line.startsWith("#"))
            .map((line) => addressLine(line, name)));
      }
      if (isImage && (bytes !== undefined || text !== undefined)) {
        return make("figure", { class: "attachment" }, make("figcaption", { class: "soft" }, title),
          make("img", { src: `data:${plainType};base64,${bytes ?? base64(text)}`, alt: title }));
      }
      if (bytes !== undefined) {
        return make("p", { class: "attachment" }, make("a", {
          href: `data:application/octet-stream;base64,${bytes}`, download: name ?? "attachment",
        }, `Save ${title}`));
      }
      if (file !== undefined) {
        const href = `./${file.split("/").map(encodeURIComponent).join("/")}`;
        return isImage
          ? make("figure", { class: "attachment" }, make("figcaption", { class: "soft" }, title),
            make("img", { src: href, alt: title }))
          : make("p", { class: "attachment" }, make("a", { href }, title));
      }
      return make("div", { class: "attachment" },
        make("p", { class: "soft" }, [title, absent].filter(Boolean).join(" · ")),
        text === undefined ? null : make("pre", { class: "well" }, text));
    };
    """#
}
