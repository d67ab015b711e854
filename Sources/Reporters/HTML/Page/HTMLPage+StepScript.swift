extension HTMLPage {
  /// Shows the steps of an attempt with the pictures beside them.
  static let stepScript = #"""
    const tableOf = ([head = [], ...rows]) => make("div", { class: "wide" }, make("table", {},
      make("thead", {}, make("tr", {}, head.map((cell) => make("th", { scope: "col" }, cell)))),
      make("tbody", {}, rows.map((row) => make("tr", {}, row.map((cell) => make("td", {}, cell)))))));

    const stepName = (step) => step.hook ?? `${step.keyword ?? ""}${step.text ?? ""}`;

    /** The pictures for a step: the screen after it; for one that failed, also the one before its change. */
    const picturesOf = (steps, index) => {
      const step = steps[index];
      const after = node(step.screen);
      const earlier = steps.slice(0, index).filter((other) => other.screen !== undefined);
      const previous = earlier.length ? node(earlier.at(-1).screen) : null;
      if (step.status !== "failed") {
        const remark = previous === after ? "the step changed nothing"
          : previous ? "dashed: changed by the step" : null;
        return [drawScreen(after, previous, `After “${stepName(step)}”`, remark)];
      }
      const other = earlier.findLast((one) => node(one.screen) !== after);
      if (!other) return [drawScreen(after, null, "Before and after", "the step changed nothing")];
      const before = node(other.screen);
      return [
        drawScreen(before, null, "Before", `after “${stepName(other)}”`),
        drawScreen(after, before, "After, where it failed", "dashed: changed since"),
      ];
    };

    const stepLine = (step, choose) => {
      const time = step.duration >= 10000 ? span("time", duration(step.duration)) : null;
      const content = [signOf(step.status),
        make("span", {}, unseen(`${step.status ?? "not reached"}: `), step.hook
          ? make("span", { class: "keyword" }, step.hook)
          : [make("span", { class: "keyword" }, step.keyword), step.text]), time];
      const name = `line ${step.status ?? "skipped"}`;
      return choose
        ? make("button", { class: name, type: "button", "aria-pressed": "false", click: choose }, content)
        : make("div", { class: name }, content);
    };

    const underStep = (step) => {
      const parts = [
        step.dataTable && tableOf(step.dataTable),
        step.docString !== undefined ? make("pre", { class: "well" }, step.docString) : null,
        step.failure && failureBox(step.failure, step),
        ...(step.attachments ?? []).map(attachmentBox),
      ].filter(Boolean);
      return parts.length ? make("div", { class: "under" }, parts) : null;
    };

    /** Moves along the steps that have a picture. */
    const stepKeys = (event) => {
      const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!offset) return;
      const buttons = [...event.currentTarget.querySelectorAll("button.line")];
      const next = buttons[buttons.indexOf(event.target) + offset];
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
      next.click();
    };

    /** The steps of an attempt, and beside them the picture for the one that is chosen. */
    const attemptBox = (attempt) => {
      const { steps } = attempt;
      const withScreen = steps.flatMap((step, index) => (step.screen === undefined ? [] : [index]));
      const panel = withScreen.length ? make("div", { class: "pictures", "aria-live": "polite" }) : null;
      const buttons = new Map();
      const choose = (index) => {
        for (const [other, button] of buttons) button.setAttribute("aria-pressed", String(other === index));
        panel.replaceChildren(...picturesOf(steps, index));
      };
      const list = make("ol", { class: "steps", keydown: stepKeys }, steps.map((step, index) => {
        const line = stepLine(step, step.screen === undefined ? null : () => choose(index));
        if (step.screen !== undefined) buttons.set(index, line);
        return make("li", {}, line, underStep(step));
      }));
      if (panel) choose(withScreen.find((index) => steps[index].status === "failed") ?? withScreen.at(-1));
      return make("div", { class: "attempt" },
        make("div", {}, list, (attempt.failures ?? []).map((failure) => make(
          "div", { class: "under" }, failureBox(failure)))), panel);
    };
    """#
}
