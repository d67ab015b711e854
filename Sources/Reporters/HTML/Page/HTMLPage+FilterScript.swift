extension HTMLPage {
  /// Narrows the page by status, tag and text.
  static let filterScript = #"""
    /** What a scenario can be found by, in small letters; made when it is first looked for. */
    const textOf = (scenario) => {
      scenario.text ??= [scenario.name, `${scenario.uri}:${scenario.line}`, ...(scenario.headings ?? []),
        ...(scenario.tags ?? []), ...(scenario.attempts ?? []).flatMap(({ steps, failures = [] }) => [
          ...steps.map((step) => `${stepName(step)} ${step.failure?.message ?? ""}`),
          ...failures.map((failure) => failure.message)])].join("\n").toLowerCase();
      return scenario.text;
    };

    /** The states of a requirement line that go with the status of a scenario. */
    const lineStates = {
      ambiguous: "failed", undefined: "draft", pending: "draft", empty: "draft", skipped: "not run",
    };

    const filter = {
      chosen: new Set(), tag: "", text: "",

      isActive() { return this.chosen.size > 0 || this.tag !== "" || this.text !== ""; },

      matches(scenario) {
        return (!this.chosen.size || this.chosen.has(scenario.outcome))
          && (!this.tag || (scenario.tags ?? []).includes(this.tag))
          && (!this.text || textOf(scenario).includes(this.text));
      },

      matchesLine(line) {
        const states = [...this.chosen].flatMap((status) => [status, lineStates[status]]);
        return (!this.chosen.size || states.includes(line.state))
          && (!this.tag || `@${line.id}` === this.tag
            || line.scenarios.some((mapped) => (scenarioOf(mapped)?.tags ?? []).includes(this.tag)))
          && (!this.text || `${line.id} ${line.text}`.toLowerCase().includes(this.text)
            || line.scenarios.some(({ name }) => name.toLowerCase().includes(this.text)));
      },

      /** Shows and hides the rows of a feature that are there, and returns how many scenarios match. */
      refresh(feature) {
        let count = 0;
        for (const scenario of feature.scenarios) {
          const isShown = this.matches(scenario);
          count += isShown ? 1 : 0;
          const row = scenarioRows.get(scenario);
          if (row) row.hidden = !isShown;
        }
        feature.box.hidden = count === 0;
        return count;
      },

      /** Features with few enough matches are opened, so that what was looked for is in sight. */
      mostOpened: 200,

      apply() {
        let count = 0;
        for (const feature of features) count += this.refresh(feature);
        if (this.isActive() && count <= this.mostOpened) {
          for (const feature of features) if (!feature.box.hidden) openDetails(feature.box);
        }
        for (const { line, row } of requirementRows) row.hidden = !this.matchesLine(line);
        for (const heading of document.querySelectorAll(".brief h3")) {
          const list = heading.nextElementSibling;
          heading.hidden = list?.tagName === "OL" && [...list.children].every((row) => row.hidden);
        }
        for (const section of document.querySelectorAll("main > .app, main > .brief")) {
          const rows = [...section.querySelectorAll(".feature, .requirement")];
          section.hidden = rows.every((row) => row.hidden);
        }
        this.show(count);
      },

      show(count) {
        const all = report.scenarios.length;
        document.getElementById("count").textContent = this.isActive()
          ? `${count} of ${counted(all, "scenario")} shown` : counted(all, "scenario");
        document.getElementById("clear").hidden = !this.isActive();
        document.getElementById("tag").value = this.tag;
        for (const button of document.querySelectorAll(".statuses button")) {
          button.setAttribute("aria-pressed", String(this.chosen.has(button.dataset.status)));
        }
      },

      toggle(status) {
        if (!this.chosen.delete(status)) this.chosen.add(status);
        this.apply();
      },

      byTag(tag) {
        this.tag = tag;
        this.apply();
      },

      byText(text) {
        this.text = text.trim().toLowerCase();
        this.apply();
      },

      clear() {
        this.chosen.clear();
        this.tag = "";
        this.text = "";
        document.getElementById("find").value = "";
        this.apply();
      },
    };

    /** The bar with all that narrows the page. */
    const tools = () => {
      const tags = [...new Set(report.scenarios.flatMap((scenario) => scenario.tags ?? []))].sort();
      return make("search", { class: "tools", "aria-label": "Filter" },
        make("input", {
          id: "find", type: "search", placeholder: "Find a scenario, a step, a line …  /",
          "aria-label": "Find by text", input: (event) => filter.byText(event.target.value),
        }),
        make("select", {
          id: "tag", "aria-label": "Tag", change: (event) => filter.byTag(event.target.value),
        },
          make("option", { value: "" }, "Every tag"), tags.map((tag) => make("option", { value: tag }, tag))),
        make("div", { class: "statuses", role: "group", "aria-label": "Status" },
          countByStatus(report.scenarios, ({ outcome }) => outcome).map(([status, count]) => make("button", {
            type: "button", "aria-pressed": "false", "data-status": status,
            click: () => filter.toggle(status),
          }, signOf(status), ` ${count} ${status}`))),
        make("button", { id: "clear", type: "button", hidden: true, click: () => filter.clear() },
          "Show all"),
        make("button", { type: "button", "aria-haspopup": "dialog", click: showHelp },
          "Keys ", make("kbd", {}, "?")),
        make("p", { id: "count", class: "count", role: "status" }));
    };
    """#
}
