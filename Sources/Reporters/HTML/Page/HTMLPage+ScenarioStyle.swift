extension HTMLPage {
  /// Features, scenarios, steps and what went wrong.
  static let scenarioStyle = #"""
    .features { display: grid; gap: 0.625rem; }
    .feature > summary, .scenario > summary {
      display: grid; grid-template-columns: 1.25rem 1fr auto; gap: 0 0.625rem; align-items: baseline;
      cursor: pointer; list-style: none; padding: 0.625rem 1.125rem;
    }
    .feature > summary { padding: 0.8125rem 1.125rem; }
    .feature > summary .arrow {
      width: 0.45em; height: 0.45em; margin: auto; border: solid var(--soft); border-width: 0 2px 2px 0;
      transform: rotate(-45deg); transition: transform 0.12s;
    }
    .feature[open] > summary .arrow { transform: rotate(45deg); }
    .feature > summary h3 { display: inline; }
    .tallies { display: flex; flex-wrap: wrap; gap: 0.375rem; justify-content: end; }
    .scenario { border-top: 1px solid var(--edge); }
    .scenario.later { content-visibility: auto; contain-intrinsic-size: auto 3rem; }
    .scenario > summary > .sign { font-weight: 700; text-align: center; }
    .scenario > summary .meta { font-size: 0.8125rem; color: var(--soft); white-space: nowrap; }
    .scenario > summary .word { font-weight: 600; }
    .scenario.red > summary h4 { font-weight: 600; }
    .rule { padding: 0.75rem 1.125rem 0.25rem 2.75rem; font-size: 0.8125rem; color: var(--soft); }
    .inside { padding: 0 1.125rem 1.25rem 2.75rem; display: grid; gap: 0.875rem; }
    .about {
      display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; align-items: center; font-size: 0.8125rem;
    }
    .attempt { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1.75rem; align-items: start; }
    .attempt:not(:has(.pictures)) { grid-template-columns: minmax(0, 1fr); }
    .attempts-title { font-size: 0.8125rem; font-weight: 600; color: var(--soft); }
    .steps { display: grid; gap: 0.125rem; }
    .line {
      display: grid; grid-template-columns: 1.25rem 1fr auto; gap: 0 0.5rem; align-items: baseline;
      width: 100%;
      font: inherit; font-size: 0.9375rem; text-align: left; color: inherit; background: none; border: 0;
      border-radius: 8px; padding: 0.25rem 0.5rem; margin-left: -0.5rem;
    }
    button.line { cursor: pointer; }
    button.line:hover { background: var(--well); }
    button.line[aria-pressed="true"] { background: var(--well); box-shadow: inset 3px 0 0 var(--accent); }
    .line .sign { font-weight: 700; text-align: center; }
    .line .time { font-size: 0.75rem; color: var(--soft); font-variant-numeric: tabular-nums; }
    .line.skipped { color: var(--soft); }
    .keyword { color: var(--soft); }
    .under { margin: 0.25rem 0 0.5rem 1.75rem; display: grid; gap: 0.5rem; }
    .under table, .attachment table { border-collapse: collapse; font-size: 0.8125rem; width: fit-content; }
    .wide { overflow-x: auto; }
    .under th, .under td {
      border: 1px solid var(--edge); padding: 0.125rem 0.625rem; text-align: left; overflow-wrap: normal;
    }
    .under th { font-weight: 600; background: var(--well); }
    .well { background: var(--well); border-radius: 8px; padding: 0.5rem 0.75rem; overflow-x: auto; }
    .failure {
      background: var(--bad-tint); border-radius: 10px; padding: 0.75rem 1rem; font-size: 0.875rem;
      display: grid; gap: 0.5rem; border-left: 3px solid var(--bad);
    }
    .failure .message { font-weight: 600; white-space: pre-wrap; }
    .failure dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.875rem; }
    .failure dt { color: var(--soft); }
    .failure dd code { font-size: 0.75rem; }
    .failure dd { white-space: pre-wrap; min-width: 0; }
    .failure dd.value { font-family: var(--mono); font-size: 0.8125rem; }
    .diff > * { display: block; white-space: pre-wrap; }
    .diff del, .diff ins { text-decoration: none; padding: 0 0.25rem; border-radius: 3px; }
    .diff del { color: var(--good); background: var(--good-tint); }
    .diff ins { color: var(--bad); background: light-dark(#f8d9db, #542c2f); }
    .attachment { font-size: 0.875rem; display: grid; gap: 0.25rem; justify-items: start; }
    .attachment img { max-width: min(100%, 24rem); border: 1px solid var(--edge); border-radius: 8px; }
    .attachment pre { max-width: 100%; max-height: 20rem; overflow: auto; }
    .pictures { display: flex; gap: 1rem; align-items: start; position: sticky; top: 5.5rem; }
    @media (max-width: 60rem) {
      .attempt { grid-template-columns: minmax(0, 1fr); }
      .pictures { position: static; flex-wrap: wrap; }
    }
    @media (max-width: 40rem) {
      .inside { padding-left: 1.125rem; }
      .rule { padding-left: 1.125rem; }
      .feature > summary { grid-template-columns: 1.25rem 1fr; }
      .tallies { grid-column: 2; justify-content: start; }
      .under { margin-left: 0.25rem; }
    }
    @media (prefers-reduced-motion: reduce) {
      * { transition: none !important; scroll-behavior: auto !important; }
    }
    """#
}
