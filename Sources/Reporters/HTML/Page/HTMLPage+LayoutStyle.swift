extension HTMLPage {
  /// Colours, type, and the frame of the page.
  static let layoutStyle = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#f6f6f8, #141416);
      --card: light-dark(#ffffff, #1d1d20);
      --well: light-dark(#f2f2f5, #27272b);
      --ink: light-dark(#1b1b1f, #efeff3);
      --soft: light-dark(#5f5f68, #a5a5ae);
      --edge: light-dark(#e2e2e8, #35353a);
      --accent: light-dark(#2458d3, #8db2ff);
      --good: light-dark(#17744a, #63cf9c);
      --bad: light-dark(#bb2430, #ff8b84);
      --warn: light-dark(#855700, #edb95e);
      --good-tint: light-dark(#e6f4ec, #1d3228);
      --bad-tint: light-dark(#fcebec, #3d2224);
      --warn-tint: light-dark(#fbf1dc, #372c18);
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5.5rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 0 1.25rem 5rem; max-width: 78rem;
      background: var(--page); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    h1, h2, h3, h4, p, ol, ul, figure, dl, dd { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    h1 { font-size: 1.875rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.015em; }
    h2 { font-size: 1.375rem; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; }
    h3 { font-size: 1rem; font-weight: 600; }
    h4 { font-size: 1rem; font-weight: inherit; display: inline; }
    code, pre { font-family: var(--mono); font-size: 0.8125rem; }
    pre { margin: 0; white-space: pre-wrap; }
    a { color: var(--accent); text-underline-offset: 0.15em; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    [hidden] { display: none !important; }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: -1px;
      overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 0.5rem; background: var(--card); padding: 0.5rem 1rem; z-index: 3; }
    .soft { color: var(--soft); }
    .small { font-size: 0.875rem; }
    .good { color: var(--good); }
    .bad { color: var(--bad); }
    .warn { color: var(--warn); }
    .faint { color: var(--soft); }

    .top { padding: 3rem 0 1.25rem; display: grid; gap: 0.5rem; }
    .top .sign { margin-right: 0.1em; }
    .bar { display: flex; gap: 2px; height: 6px; margin: 0.5rem 0; border-radius: 3px; overflow: hidden; }
    .bar i { background: var(--soft); min-width: 4px; }
    .bar .good { background: var(--good); }
    .bar .bad { background: var(--bad); }
    .bar .warn { background: var(--warn); }
    .bar .faint { background: var(--edge); }
    .notice {
      padding: 0.75rem 1rem; border-radius: 10px; white-space: pre-line;
      background: var(--warn-tint); border: 1px solid var(--warn);
    }
    .notice.bad { background: var(--bad-tint); border-color: var(--bad); color: var(--ink); }
    .notice strong { font-weight: 650; }
    .contents { display: grid; gap: 0.25rem; font-size: 0.875rem; }
    .contents p { display: flex; flex-wrap: wrap; gap: 0.125rem 1rem; }
    .contents p > .soft { min-width: 4.75rem; }

    .tools {
      position: sticky; top: 0; z-index: 2; margin: 0 -1.25rem; padding: 0.625rem 1.25rem;
      display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem;
      background: color-mix(in srgb, var(--page) 92%, transparent); backdrop-filter: blur(10px);
      border-bottom: 1px solid var(--edge);
    }
    .tools input, .tools select, .tools button, .plain {
      font: inherit; font-size: 0.875rem; color: var(--ink); background: var(--card);
      border: 1px solid var(--edge); border-radius: 8px; padding: 0.3125rem 0.625rem; min-height: 2.125rem;
    }
    .tools input { flex: 1 1 12rem; min-width: 8rem; }
    .tools select { max-width: 11rem; }
    .tools button, .plain { cursor: pointer; }
    .tools button:hover, .plain:hover { border-color: var(--soft); }
    .statuses { display: flex; flex-wrap: wrap; gap: 0.375rem; }
    .statuses button { border-radius: 99px; }
    .statuses button[aria-pressed="true"] {
      background: var(--ink); color: var(--page); border-color: var(--ink);
    }
    .statuses button[aria-pressed="true"] * { color: inherit; }
    .count { flex: 0 1 auto; margin-left: auto; font-size: 0.8125rem; color: var(--soft); }

    main > section { margin-top: 2.75rem; }
    main > section > header { display: grid; gap: 0.25rem; margin-bottom: 1rem; }
    .badge {
      display: inline-flex; align-items: center; gap: 0.3em; white-space: nowrap;
      font-size: 0.75rem; font-weight: 600; line-height: 1; padding: 0.3125rem 0.5rem; border-radius: 99px;
      background: var(--well);
    }
    .badge.good { background: var(--good-tint); }
    .badge.bad { background: var(--bad-tint); }
    .badge.warn { background: var(--warn-tint); }
    .tag {
      font: inherit; font-size: 0.75rem; line-height: 1.3; color: var(--soft); cursor: pointer;
      background: none; border: 1px solid var(--edge); border-radius: 6px; padding: 0.0625rem 0.375rem;
    }
    .tag:hover { color: var(--ink); border-color: var(--soft); }

    dialog.help {
      border: 1px solid var(--edge); border-radius: 16px; padding: 1.5rem; max-width: 26rem;
      background: var(--card); color: var(--ink);
    }
    dialog.help::backdrop { background: rgb(0 0 0 / 40%); }
    dialog.help dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1rem; margin: 1rem 0; }
    kbd {
      font-family: var(--mono); font-size: 0.75rem; padding: 0.125rem 0.4375rem;
      border: 1px solid var(--edge); border-bottom-width: 2px; border-radius: 5px; background: var(--well);
    }
    @media (max-width: 40rem) {
      .top { padding-top: 2rem; }
      .tools { position: static; }
      html { scroll-padding-top: 1rem; }
      .contents p > .soft { flex-basis: 100%; }
    }
    """#
}
