extension HTMLPage {
  /// Puts the page together when all of it has been read.
  static let startScript = #"""
    let features = [];

    /** A name in the address, such as `#s12`, opens that scenario. */
    const followAddress = () => {
      const scenario = report.scenarios.find(({ key }) => `#${key}` === location.hash);
      if (scenario) showScenario(scenario);
    };

    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(report, readReport());
      const groups = groupedScenarios();
      features = groups.flatMap((group) => group.features);
      const sections = (report.end?.requirements ?? []).map((account) => [account, briefSection(account)])
        .filter(([, section]) => section);
      const main = make("main", { id: "main", tabindex: "-1" },
        sections.map(([, section]) => section), report.hooks.map(hookBox), groups.map(appSection));
      document.body.prepend(make("a", { class: "skip", href: "#main" }, "To the report"),
        overview(groups, sections.map(([account]) => account)), tools(), main, helpDialog());
      filter.apply();
      document.addEventListener("keydown", keyPressed);
      window.addEventListener("hashchange", followAddress);
      followAddress();
      document.documentElement.dataset.opened = String(document.querySelectorAll(".scenario[open]").length);
      setTimeout(() => openRest(performance.now() + 10), 50);
      document.documentElement.dataset.ready = String(Math.round(performance.now()));
    });
    """#
}
