extension HTMLPage {
  /// Says what came of the run.
  static let overviewScript = #"""
    const missing = () => Math.max(0, (report.start.planned ?? 0) - report.scenarios.length);

    /** One sentence that says how it went. */
    const verdictSentence = () => {
      const red = report.scenarios.filter(isRed).length;
      const unrun = report.scenarios.filter(({ outcome }) => outcome === "not run").length + missing();
      const hooks = report.hooks.filter(({ status }) => status !== "passed" && status !== "skipped").length;
      const all = report.start.planned ?? report.scenarios.length;
      if (red) {
        const some = `${red} of ${counted(all, "scenario")} did not pass`;
        return ["failed", all === 1 ? "The scenario did not pass" : some];
      }
      if (hooks) return ["failed", `${counted(hooks, "hook")} around the run did not pass`];
      if (!all) return ["failed", "Nothing ran"];
      if (report.start.dryRun && report.end && !report.end.abortion) {
        return ["not run", `Dry run: every step of ${counted(all, "scenario")} has code, none was called`];
      }
      if (unrun) {
        const some = `${unrun} of ${counted(all, "scenario")} did not run`;
        return ["not run", all === 1 ? "The scenario did not run" : some];
      }
      if (!report.end) return ["not run", "The report was cut off before its end"];
      if (report.end.abortion) return ["failed", abortionTitle()];
      const broken = report.end.gate?.verdict === "broken" ? report.end.gate.lines.length : 0;
      if (broken) return ["failed", `Every scenario passed, but ${counted(broken, "requirement line does",
        "requirement lines do")} not hold`];
      const passed = report.scenarios.filter(({ outcome }) => outcome === "passed").length;
      return passed === all
        ? ["passed", all === 1 ? "The scenario passed" : `All ${counted(all, "scenario")} passed`]
        : ["passed", `No scenario failed, ${passed} of ${all} passed`];
    };

    const abortionTitle = () => report.end.abortionTitle.replace(/^./, (letter) => letter.toUpperCase());

    const cutShortNotice = () => {
      if (report.end) return report.end.abortion ? make("p", { class: "notice bad", role: "note" },
        make("strong", {}, `${abortionTitle()}: `), report.end.abortion) : null;
      const there = report.scenarios.length;
      const all = report.start.planned ?? there;
      const [what, rest] = there < all
        ? ["The run was cut short. ",
          `This page holds what was written until then: ${there} of ${counted(all, "scenario")}. `]
        : ["The report was cut off before its end. ",
          `It holds ${all === 1 ? "the one scenario" : `all ${counted(all, "scenario")}`}. `];
      return make("p", { class: "notice", role: "note" }, make("strong", {}, what), rest,
        "The brief with its verdicts is written when a run ends, so it is not here.");
    };

    const dryRunNotice = () => (report.start.dryRun && verdictSentence()[0] !== "not run"
      ? make("p", { class: "notice", role: "note" }, make("strong", {}, "This was a dry run: "),
        "steps were matched, none was called.")
      : null);

    const hookBox = (hook) => make("section", { "aria-label": hook.title },
      make("header", {}, make("h2", {}, hook.title), make("p", {}, badge(hook.status), " ",
        make("code", { class: "soft" }, hook.code))),
      hook.failure && failureBox(hook.failure), (hook.attachments ?? []).map(attachmentBox));

    const contentsOf = (title, links) => (links.length
      ? make("p", {}, make("span", { class: "soft" }, title),
        links.map(([href, text]) => make("a", { href }, text)))
      : null);

    const overview = (groups, briefs) => {
      const counts = countByStatus(report.scenarios, ({ outcome }) => outcome);
      const [status, sentence] = verdictSentence();
      const { leftOut, seed } = report.start;
      const facts = [
        counts.map(([name, count]) => `${count} ${name}`).join(" · "),
        report.end ? duration(report.end.duration) : null,
        leftOut ? `${leftOut} left out by the selection` : null,
        seed ? `random order, seed ${seed}` : null,
      ].filter(Boolean);
      const sign = signOf(status);
      sign.append(" ");
      document.title = `${statuses[status][0]} ${sentence} – Rehearsal`;
      return make("header", { class: "top" },
        make("h1", {}, sign, sentence),
        make("p", { class: "soft" }, facts.join("   ·   ")), bar(counts), dryRunNotice(), cutShortNotice(),
        make("nav", { class: "contents", "aria-label": "Contents" },
          contentsOf("Briefs", briefs.map(({ app, title }) => [`#brief-${app}`, title])),
          contentsOf("Scenarios", groups.map(({ app }) => [`#app-${app}`, app]))));
    };
    """#
}
