extension HTMLPage {
  /// Reads the data that stands in the page, as far as it goes.
  static let dataScript = #"""
    /** Each part stands in an element of its own; one that was cut off is passed over. */
    const readReport = () => {
      const report = { start: {}, scenarios: [], hooks: [], nodes: [], end: null };
      for (const element of document.querySelectorAll("script[data-part]")) {
        let value;
        try {
          value = JSON.parse(element.textContent);
        } catch {
          continue;
        }
        switch (element.dataset.part) {
          case "start": report.start = value; break;
          case "nodes": for (const node of value) report.nodes.push(node); break;
          case "scenario": report.scenarios.push(value); break;
          case "hook": report.hooks.push(value); break;
          case "end": report.end = value; break;
        }
      }
      for (const value of report.end?.notRun ?? []) report.scenarios.push({ ...value, outcome: "not run" });
      report.scenarios.forEach((scenario, index) => { scenario.key = `s${index + 1}`; });
      return report;
    };

    const report = { nodes: [] };
    const wholeNodes = new Map();

    /** Puts a node together; the same node is always the same object, so sameness is quickly seen. */
    const node = (number) => {
      if (!wholeNodes.has(number)) wholeNodes.set(number, whole(report.nodes[number]));
      return wholeNodes.get(number);
    };

    const whole = (value) => {
      if (Array.isArray(value)) {
        return value.flatMap((item) => {
          if (!Array.isArray(item?.$)) return [whole(item)];
          const [first, count] = item.$;
          return Array.from({ length: count }, (_, offset) => node(first + offset));
        });
      }
      if (value === null || typeof value !== "object") return value;
      if (typeof value.$ === "number") return node(value.$);
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, whole(part)]));
    };
    """#
}
