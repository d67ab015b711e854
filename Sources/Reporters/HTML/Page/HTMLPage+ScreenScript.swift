extension HTMLPage {
  /// Draws a screen, and says in words what it shows.
  static let screenScript = #"""
    const has = (element, state) => (element.state ?? []).includes(state);
    const childrenOf = (element) => (Array.isArray(element.children) ? element.children : []);
    const span = (name, text) => (text ? make("span", { class: name }, text) : null);

    /** The value of an element, or what stands in its place while it is awaited. */
    const valueOf = (element) => {
      if (element.value !== undefined) return make("span", { class: "s-value" }, element.value);
      return has(element, "busy")
        ? make("span", { class: "s-value" }, make("i", { class: "s-waiting" })) : null;
    };

    const pair = (element) => make(
      "div", { class: "s-pair" }, span("", element.label), valueOf(element),
      span("s-dim", element.description));

    const drawers = {
      heading: (element) => make("div", { class: "s-heading" }, element.label),
      text: (element) => pair(element),
      textbox: (element) => [
        make("div", { class: "s-label" }, element.label),
        make("div", { class: "s-field" }, make("span", { class: "s-value" }, element.value ?? ""),
          span("s-dim", element.description)),
      ],
      button: (element, look) => {
        if (element.id === "back") return make("div", { class: "s-back" }, `‹ ${element.label}`);
        const isChoice = element.value !== undefined || element.description !== undefined;
        return isChoice
          ? make("div", { class: "s-button quiet s-choice" }, span("", element.label), valueOf(element),
            span("s-dim", element.description))
          : make("div", { class: `s-button${element === look.main ? "" : " quiet"}` },
            element.label + (has(element, "busy") ? " …" : ""));
      },
      status: (element) => make(
        "div", { class: "s-status s-pair" }, span("", element.label),
        element.value !== undefined
          ? make("span", { class: `s-value s-pill ${element.description ?? ""}` }, element.value)
          : valueOf(element),
        ["up", "down", "neutral"].includes(element.description) ? null : span("s-dim", element.description)),
      progressbar: (element) => {
        const share = parseFloat(element.value);
        const filled = make("i");
        if (share >= 0) filled.style.width = `${Math.min(100, share)}%`;
        return [pair(element), make("div", { class: "s-track" }, filled)];
      },
      slider: (element) => (element.chart
        ? drawChart(element.chart) : [pair(element), make("div", { class: "s-track" }, make("i"))]),
      img: (element) => (element.chart
        ? drawChart(element.chart)
        : make("div", { class: "s-image" },
          [element.label, element.value, element.description].filter(Boolean).join(" · "))),
      switch: (element) => make(
        "div", { class: "s-pair" }, span("", element.label), make("span", { class: "s-switch" })),
      tab: (element) => make("div", {}, element.label),
      list: (element, look) => make("div", { class: "s-list" }, drawAll(childrenOf(element), look)),
      dialog: (element, look) => [
        make("div", { class: "s-heading" }, element.label), drawAll(childrenOf(element), look),
      ],
    };
    drawers.listbox = drawers.list;
    drawers.listitem = drawers.option = (element, look) => [
      pair(element), drawAll(childrenOf(element), look),
    ];

    const drawElement = (element, look) => {
      const isRow = element.role === "listitem" || element.role === "option";
      const names = ["s-element", ...(element.state ?? []), isRow && "s-item",
        element.role === "dialog" && "s-sheet", look.isChanged(element) && "changed"];
      const nested = drawers[element.role] ? drawers[element.role](element, look) : pair(element);
      const rest = drawers[element.role] && ["list", "listbox", "dialog", "option", "listitem"]
        .includes(element.role) ? [] : drawAll(childrenOf(element), look);
      return make("div", { class: names.filter(Boolean).join(" ") }, nested, rest);
    };

    /** Plain buttons of one character in a row are a keypad, tabs in a row share a bar. */
    const isPlain = (element) => element.role === "button" && element.value === undefined
      && element.description === undefined;
    const isKey = (element) => isPlain(element) && !element.state
      && ([...(element.label ?? "")].length === 1 || String(element.id).startsWith("key-"));

    const drawAll = (elements, look) => {
      const result = [];
      for (let index = 0; index < elements.length;) {
        const test = isKey(elements[index]) ? isKey
          : elements[index].role === "tab" ? (element) => element.role === "tab" : null;
        let end = index + 1;
        while (test && end < elements.length && test(elements[end])) end += 1;
        const group = elements.slice(index, end);
        if (test === isKey && group.length > 2) {
          result.push(make("div", { class: "s-keys" }, group.map((key) => make(
            "div", { class: look.isChanged(key) ? "changed" : null },
            key.label.length > 2 ? make("small", {}, key.label) : key.label))));
        } else if (test && test !== isKey) {
          result.push(make("div", { class: "s-tabs" }, group.map((tab) => make(
            "div", { class: has(tab, "selected") ? "selected" : null }, tab.label))));
        } else {
          result.push(...group.map((element) => drawElement(element, look)));
        }
        index = end;
      }
      return result;
    };

    /** Every element in words, for those who hear the page. */
    const wordsOf = (elements) => make("ul", {}, elements.map((element) => {
      const words = [`${element.role} ${element.label}`, element.value, ...(element.state ?? []),
        element.description, element.chart && chartWords(element.chart)];
      const children = childrenOf(element);
      return make("li", {}, words.filter(Boolean).join(", "), children.length ? wordsOf(children) : null);
    }));

    const everyElement = (elements) => elements.flatMap((one) => [one, ...everyElement(childrenOf(one))]);

    /** An element is changed where it was there before and is no longer the same, or where it is new. */
    const changesSince = (before) => {
      if (!Array.isArray(before?.elements)) return { isChanged: () => false };
      const known = new Map(everyElement(before.elements).map((element) => [element.id, element]));
      const isOther = (element) => known.get(element.id) !== element;
      // Of what is changed only the innermost is marked.
      return { isChanged: (element) => isOther(element) && !childrenOf(element).some(isOther) };
    };

    /** The picture of a screen; what has changed since the one before is outlined. */
    const drawScreen = (screen, before, title, remark) => {
      const elements = Array.isArray(screen?.elements) ? screen.elements : [];
      const look = changesSince(before === screen ? null : before);
      const sheet = elements.at(-1)?.role === "dialog" ? elements.at(-1) : null;
      // A button at the end, but for keys and tabs, is what the screen leads to.
      const last = (sheet ? childrenOf(sheet) : elements)
        .findLast((one) => !isKey(one) && one.role !== "tab");
      look.main = last && isPlain(last) ? last : null;
      const head = [make("div", { class: "s-title" }, screen?.title ?? ""),
        screen?.subtitle ? make("div", { class: "s-subtitle" }, screen.subtitle) : null];
      const back = elements[0]?.id === "back" ? drawAll([elements[0]], look) : [];
      const shown = [...back, ...head,
        ...drawAll(elements.slice(back.length, sheet ? -1 : undefined), look)];
      const { appearance = "light", width = "compact" } = screen?.environment ?? {};
      const where = [appearance === "dark" ? "dark" : null, width === "regular" ? "regular width" : null];
      return make("figure", { class: `picture ${appearance} ${width}` },
        make("figcaption", {}, make("b", {}, title),
          [remark, ...where].filter(Boolean).join(" · ")),
        make("div", { class: `screen${sheet ? " has-sheet" : ""}`, "aria-hidden": "true" },
          sheet ? [make("div", { class: "s-covered" }, shown), drawElement(sheet, look)] : shown),
        make("div", { class: "unseen" }, make("p", {},
          [`Screen ${screen?.title ?? ""}`, screen?.subtitle].filter(Boolean).join(", ")),
        wordsOf(sheet ? [sheet] : elements)));
    };
    """#
}
