extension HTMLPage {
  /// The lines of the brief.
  static let briefStyle = #"""
    .brief .card, .feature {
      background: var(--card); border: 1px solid var(--edge); border-radius: 14px; overflow: clip;
    }
    .brief h3 { padding: 1rem 1.125rem 0.375rem; color: var(--soft); font-size: 0.8125rem; }
    .brief h3.deeper { padding-left: 1.75rem; }
    .requirement { border-top: 1px solid var(--edge); }
    h3 + ol > .requirement:first-child, ol:first-child > .requirement:first-child { border-top: 0; }
    .requirement > details > summary, .requirement > .row {
      display: grid; grid-template-columns: 1.25rem minmax(4.25rem, auto) 1fr auto; gap: 0 0.625rem;
      align-items: baseline; padding: 0.5rem 1.125rem; cursor: pointer; list-style: none;
    }
    .requirement > .row { cursor: default; }
    summary::-webkit-details-marker { display: none; }
    summary:hover { background: color-mix(in srgb, var(--well) 55%, transparent); }
    summary:focus-visible { outline-offset: -3px; border-radius: 10px; }
    .requirement .id { font-size: 0.8125rem; font-weight: 600; font-variant-numeric: tabular-nums; }
    .requirement .sign { font-weight: 700; text-align: center; }
    .verdict { font-size: 0.8125rem; text-align: right; white-space: nowrap; }
    .verdict .word { font-weight: 600; }
    .verdict .counts { display: inline-block; min-width: 14.25rem; font-variant-numeric: tabular-nums; }
    .evidence {
      padding: 0.125rem 1.125rem 0.75rem 7.75rem; display: grid; gap: 0.25rem; font-size: 0.875rem;
    }
    .evidence li { display: flex; flex-wrap: wrap; gap: 0.125rem 0.5rem; align-items: baseline; }
    .waiver { font-style: italic; }
    @media (max-width: 40rem) {
      .requirement > details > summary, .requirement > .row {
        grid-template-columns: 1.25rem 1fr auto; grid-template-areas: "s i v" "s t t";
      }
      .requirement .sign { grid-area: s; }
      .requirement .id { grid-area: i; }
      .requirement .words { grid-area: t; }
      .verdict { grid-area: v; }
      .verdict .counts { display: block; min-width: 0; }
      .evidence { padding-left: 3rem; }
    }
    """#
}
