extension HTMLPage {
  /// Makes elements; text from the run is only ever text.
  static let elementScript = #"""
    /** Makes an element; attributes that are null or false are left out, functions listen to events. */
    const make = (name, attributes = {}, ...children) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (typeof value === "function") element.addEventListener(key, value);
        else element.setAttribute(key, value === true ? "" : value);
      }
      const isThere = (child) => child !== null && child !== undefined && child !== false;
      element.append(...children.flat(Infinity).filter(isThere));
      return element;
    };

    /** How each status is signed and coloured; the word is always there too. */
    const statuses = {
      "passed": ["✓", "good"], "flaky": ["~", "warn"], "failed": ["✗", "bad"], "ambiguous": ["≈", "bad"],
      "undefined": ["?", "bad"], "pending": ["…", "bad"], "empty": ["∅", "bad"], "draft": ["!", "warn"],
      "skipped": ["-", "faint"], "not run": ["○", "warn"], "not covered": ["–", "bad"],
      "waived": ["w", "faint"],
    };
    const toneOf = (status) => (statuses[status] ?? ["·", "faint"])[1];
    const isRed = (scenario) => toneOf(scenario.outcome) === "bad";

    const signOf = (status) => make(
      "span", { class: `sign ${toneOf(status)}`, "aria-hidden": "true" }, (statuses[status] ?? ["·"])[0]);

    const badge = (status, text = status) => make(
      "span", { class: `badge ${toneOf(status)}` }, signOf(status), text);

    /** The word alone, where the sign stands in front of the row. */
    const word = (status) => make("span", { class: `word ${toneOf(status)}` }, status);

    const unseen = (text) => make("span", { class: "unseen" }, text);

    const counted = (count, one, many = `${one}s`) =>
      `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

    const duration = (microseconds) => {
      const seconds = microseconds / 1e6;
      if (seconds >= 60) return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
      return `${seconds.toFixed(seconds < 0.1 ? 3 : 2)} s`;
    };

    /** How many there are of each status, in the order of the statuses. */
    const countByStatus = (items, statusOf) => {
      const counts = new Map(Object.keys(statuses).map((status) => [status, 0]));
      for (const item of items) counts.set(statusOf(item), (counts.get(statusOf(item)) ?? 0) + 1);
      return [...counts].filter(([, count]) => count > 0);
    };

    /** A bar that shows the shares at a glance; the numbers stand beside it in words. */
    const bar = (counts) => make(
      "div", { class: "bar", "aria-hidden": "true" },
      counts.map(([status, count]) => {
        const part = make("i", { class: toneOf(status) });
        part.style.flex = String(count);
        return part;
      }));
    """#
}
