extension HTMLPage {
  /// Shows the lines of the brief with their verdicts.
  static let briefScript = #"""
    const requirementRows = [];

    /** The scenarios by their places; those of several variants stand on one. */
    const scenariosByPlace = new Map();
    const scenarioOf = ({ name, uri, line }) => {
      if (!scenariosByPlace.size) {
        for (const scenario of report.scenarios) {
          const place = `${scenario.uri}:${scenario.line}`;
          scenariosByPlace.set(place, [...(scenariosByPlace.get(place) ?? []), scenario]);
        }
      }
      const there = scenariosByPlace.get(`${uri}:${line}`) ?? [];
      return there.find((scenario) => scenario.name === name) ?? there[0];
    };

    const evidenceItem = (mapped) => {
      const scenario = scenarioOf(mapped);
      const status = scenario?.outcome ?? (mapped.outcome in statuses ? mapped.outcome : "not run");
      const word = scenario ? scenario.outcome : mapped.outcome;
      return make("li", {}, badge(status, word), scenario
        ? make("a", { href: `#${scenario.key}`, click: (event) => followTo(event, scenario) }, mapped.name)
        : mapped.name, make("code", { class: "soft" }, `${mapped.uri.split("/").at(-1)}:${mapped.line}`));
    };

    const followTo = (event, scenario) => {
      event.preventDefault();
      showScenario(scenario);
    };

    /** Opens a scenario wherever it is, and goes there. */
    const showScenario = (scenario) => {
      const feature = features.find((one) => one.scenarios.includes(scenario));
      if (!filter.matches(scenario)) filter.clear();
      openDetails(feature.box);
      const row = scenarioRows.get(scenario);
      openDetails(row);
      history.replaceState(null, "", `#${scenario.key}`);
      row.querySelector("summary").focus({ preventScroll: true });
      row.scrollIntoView({ block: "start" });
    };

    const verdictOf = (line) => make("span", { class: "verdict" }, word(line.state), " ",
      line.mapped ? make("span", { class: "soft counts" },
        `${line.mapped} mapped · ${line.ran} ran · ${line.passed} passed`) : null);

    const requirementRow = (line) => {
      const head = [signOf(line.state), make("span", { class: "id" }, line.id),
        make("span", { class: "words" }, line.text,
          line.waiver ? make("span", { class: "soft waiver" }, ` waived: ${line.waiver}`) : null),
        verdictOf(line)];
      let row;
      if (line.scenarios.length) {
        const details = make("details", {}, make("summary", {}, head));
        whenOpened(details, () => details.append(make("ul", { class: "evidence" },
          line.scenarios.map(evidenceItem))));
        if (line.state === "failed") openDetails(details);
        row = make("li", { class: "requirement" }, details);
      } else {
        row = make("li", { class: "requirement" }, make("div", { class: "row" }, head));
      }
      requirementRows.push({ line, row });
      return row;
    };

    /** Headings that stand over every line group nothing and are left out. */
    const sharedDepth = (lines) => lines.reduce((depth, { sections }) => {
      let same = 0;
      while (same < depth && sections[same] === lines[0].sections[same]) same += 1;
      return same;
    }, lines[0]?.sections.length ?? 0);

    const briefSection = (account) => {
      const isNarrow = report.end.gate?.scope === "narrower";
      const lines = isNarrow ? account.lines.filter((line) => line.touched) : account.lines;
      if (!lines.length) return null;
      const counts = countByStatus(lines, (line) => line.state);
      const depth = sharedDepth(lines);
      const parts = [];
      let current = null;
      let list = null;
      for (const line of lines) {
        const sections = line.sections.slice(depth);
        const key = sections.join("\u0000");
        if (key !== current) {
          const old = (current ?? "").split("\u0000");
          sections.forEach((section, level) => {
            const path = (names) => names.slice(0, level + 1).join("\u0000");
            if (path(old) === path(sections)) return;
            parts.push(make("h3", { class: level ? "deeper" : null }, section));
          });
          list = make("ol");
          parts.push(list);
          current = key;
        }
        list.append(requirementRow(line));
      }
      const of = isNarrow ? ` of ${account.lines.length}, those that this run is about` : "";
      return make("section", { "aria-labelledby": `brief-${account.app}`, class: "brief" },
        make("header", {}, make("h2", { id: `brief-${account.app}`, tabindex: "-1" }, account.title),
          make("p", { class: "soft small" }, `${counted(lines.length, "line")}${of}: `
            + counts.map(([status, count]) => `${count} ${status}`).join(" · ")), bar(counts)),
        make("div", { class: "card" }, parts));
    };
    """#
}
