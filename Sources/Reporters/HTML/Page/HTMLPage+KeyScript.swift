extension HTMLPage {
  /// What the keys do.
  static let keyScript = #"""
    const keyHelp = [
      ["j", "to the next line, feature or scenario"], ["k", "to the one before"],
      ["n", "to the next that did not pass"], ["p", "to the one before that did not pass"],
      ["Enter", "opens and closes it"], ["↑ ↓", "from step to step, with the picture"],
      ["/", "finds by text"], ["Esc", "shows everything again"], ["?", "these keys"],
    ];

    const helpDialog = () => make("dialog", { class: "help", "aria-labelledby": "help-title" },
      make("h2", { id: "help-title" }, "Keys"),
      make("dl", {}, keyHelp.flatMap(([key, text]) => [
        make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)])),
      make("form", { method: "dialog" }, make("button", { class: "plain" }, "Close")));

    const showHelp = () => document.querySelector("dialog.help").showModal();

    const isSeen = (element) => element.getClientRects().length > 0;

    /** Moves the focus along what can be opened; from nowhere, to what stands first on the screen. */
    const move = (offset, selector) => {
      const all = [...document.querySelectorAll(selector)].filter(isSeen);
      const here = document.activeElement?.closest("details")?.querySelector(":scope > summary");
      let index = all.indexOf(here);
      if (index < 0) {
        const from = here ?? document.activeElement;
        const isPast = (one) => from && from !== document.body
          ? from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
          : one.getBoundingClientRect().top >= 80;
        const next = all.findIndex(isPast);
        index = offset > 0 ? (next < 0 ? all.length : next) - 1 : next < 0 ? all.length : next;
      }
      const target = all[Math.min(all.length - 1, Math.max(0, index + offset))];
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: "nearest" });
    };

    const keys = {
      "j": () => move(1, "main summary"), "k": () => move(-1, "main summary"),
      "n": () => move(1, "main .scenario.red > summary"), "p": () => move(-1, "main .scenario.red > summary"),
      "/": () => document.getElementById("find").focus(), "?": showHelp,
      "ArrowDown": () => move(1, "main summary"), "ArrowUp": () => move(-1, "main summary"),
    };

    const keyPressed = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const isTyping = event.target.matches?.("input, select, textarea");
      if (event.key === "Escape") {
        filter.clear();
        if (isTyping) event.target.blur();
        return;
      }
      const isArrow = event.key.startsWith("Arrow");
      // Arrows scroll the page unless something that they move along has the focus.
      if (isTyping || (isArrow && !event.target.matches?.("summary"))) return;
      const action = keys[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    """#
}
