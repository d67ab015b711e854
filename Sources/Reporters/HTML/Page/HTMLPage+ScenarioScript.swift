extension HTMLPage {
  /// Shows features and scenarios; what is closed is made when it is opened.
  static let scenarioScript = #"""
    const scenarioRows = new Map();

    const tagButton = (tag) => make("button", {
      class: "tag", type: "button", title: `Show only ${tag}`, click: () => filter.byTag(tag),
    }, tag);

    /** What a scenario holds; made when it is opened for the first time. */
    const insideOf = (scenario) => {
      const attempts = scenario.attempts ?? [];
      const last = attempts.at(-1);
      return make("div", { class: "inside" },
        make("div", { class: "about" }, make("code", { class: "soft" }, `${scenario.uri}:${scenario.line}`),
          (scenario.tags ?? []).map(tagButton)),
        scenario.remark && make("p", { class: "small soft" }, scenario.remark),
        scenario.outcome === "not run"
          && make("p", { class: "soft" }, "The run ended before this scenario did."),
        attempts.slice(0, -1).map((attempt, index) => make("div", {},
          make("p", { class: "attempts-title" }, `Attempt ${index + 1}, which did not pass`),
          attemptBox(attempt))),
        attempts.length > 1 ? make("p", { class: "attempts-title" }, `Attempt ${attempts.length}`) : null,
        last && attemptBox(last));
    };

    const scenarioRow = (scenario, isShared) => {
      const times = (scenario.attempts ?? []).length;
      const meta = [scenario.outcome === "passed" ? null : word(scenario.outcome),
        times > 1 ? make("span", { class: "soft" }, ` ${counted(times, "attempt")}`) : null];
      const row = make("details", { class: `scenario${isRed(scenario) ? " red" : ""}`, id: scenario.key },
        make("summary", {}, signOf(scenario.outcome),
          make("span", {}, scenario.outcome === "passed" ? unseen("passed: ") : null,
            make("h4", {}, scenario.name), isShared
              ? make("span", { class: "soft small" }, ` line ${scenario.line}`) : null),
          make("span", { class: "meta" }, meta)));
      whenOpened(row, () => row.append(insideOf(scenario)));
      scenarioRows.set(scenario, row);
      return row;
    };

    /** Fills an element once: at a click before it opens, or when it was opened by other means. */
    const whenOpened = (details, fill) => {
      let isFilled = false;
      details.fill = () => {
        if (isFilled) return;
        isFilled = true;
        fill();
      };
      details.addEventListener("toggle", () => { if (details.open) details.fill(); });
      details.addEventListener("click", (event) => {
        if (event.target.closest?.("summary")?.parentElement === details) details.fill();
      });
    };

    const openDetails = (details) => {
      details.fill?.();
      details.open = true;
    };

    /**
     * Opens what is to be open from the start: the first ones at once, so that a page on which much failed can be read
     * at once, the others in turns of few milliseconds.
     */
    const opening = { atOnce: 30, rest: [] };
    const openAtStart = (details) => {
      if (opening.atOnce-- > 0) return openDetails(details);
      details.classList.add("later");
      opening.rest.push(details);
    };
    const openRest = (until = Infinity) => {
      let next = 0;
      while (next < opening.rest.length && performance.now() < until) openDetails(opening.rest[next++]);
      opening.rest.splice(0, next);
      if (opening.rest.length) setTimeout(() => openRest(performance.now() + 10), 20);
      else document.documentElement.dataset.whole = "";
    };
    addEventListener("beforeprint", () => openRest());

    /** The rows of a feature, those of a rule under its name. */
    const rowsOf = (feature) => {
      let rule = "";
      const uses = new Map();
      for (const { name } of feature.scenarios) uses.set(name, (uses.get(name) ?? 0) + 1);
      return feature.scenarios.flatMap((scenario) => {
        const name = (scenario.headings ?? []).slice(1).join(" › ");
        const heading = name && name !== rule ? [make("p", { class: "rule" }, name)] : [];
        rule = name;
        const isShared = uses.get(scenario.name) > 1;
        return [...heading, scenarioRow(scenario, isShared)];
      });
    };

    const fileName = ({ uri }) => uri.split("/").at(-1);

    const featureBox = (feature) => {
      const red = feature.scenarios.filter(isRed);
      const counts = countByStatus(feature.scenarios, (scenario) => scenario.outcome);
      const box = make("details", { class: "feature" },
        make("summary", {}, make("span", { class: "arrow", "aria-hidden": "true" }),
          make("span", {}, make("h3", {}, feature.name), " ",
            feature.name === fileName(feature)
              ? null : make("code", { class: "soft small" }, fileName(feature))),
          make("span", { class: "tallies" },
            counts.map(([status, count]) => badge(status, `${count} ${status}`)))));
      whenOpened(box, () => {
        box.append(...rowsOf(feature));
        filter.refresh(feature);
      });
      feature.box = box;
      if (red.length) {
        openDetails(box);
        for (const scenario of red) openAtStart(scenarioRows.get(scenario));
      }
      return box;
    };

    /** Scenarios by app and by file, in the order of the briefs and of the files. */
    const groupedScenarios = () => {
      const apps = new Map((report.end?.requirements ?? []).map(({ app }) => [app, new Map()]));
      const place = ({ uri, line, column }) => [uri, line, column];
      const inOrder = [...report.scenarios].sort((left, right) => {
        const [a, b] = [place(left), place(right)];
        return (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0) || a[1] - b[1] || a[2] - b[2];
      });
      for (const scenario of inOrder) {
        if (!apps.has(scenario.app)) apps.set(scenario.app, new Map());
        const features = apps.get(scenario.app);
        const { uri } = scenario;
        if (!features.has(uri)) {
          features.set(uri, { uri, name: scenario.headings?.[0] ?? fileName(scenario), scenarios: [] });
        }
        features.get(uri).scenarios.push(scenario);
      }
      return [...apps].filter(([, features]) => features.size)
        .map(([app, features]) => ({ app, features: [...features.values()] }));
    };

    const appSection = ({ app, features }) => {
      const count = features.reduce((sum, feature) => sum + feature.scenarios.length, 0);
      return make("section", { "aria-labelledby": `app-${app}`, class: "app" },
        make("header", {}, make("h2", { id: `app-${app}`, tabindex: "-1" }, `Scenarios of ${app}`),
          make("p", { class: "soft small" },
            `${counted(count, "scenario")} in ${counted(features.length, "file")}`)),
        make("div", { class: "features" }, features.map(featureBox)));
    };
    """#
}
