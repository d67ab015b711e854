extension HTMLPage {
  /// The pictures of screens.
  static let screenStyle = #"""
    .picture { width: 15.5rem; }
    .pictures > .picture:only-child { width: 17.5rem; }
    .picture.regular, .pictures > .picture.regular:only-child { width: 22rem; }
    .picture figcaption {
      font-size: 0.8125rem; line-height: 1.35; padding: 0 0.375rem 0.5rem; color: var(--soft);
    }
    .picture figcaption b { color: var(--ink); font-weight: 600; display: block; }
    .picture.dark { color-scheme: dark; }
    .picture.light { color-scheme: light; }
    .picture figcaption { color-scheme: light dark; }
    .screen {
      --tint: light-dark(#0a5bd8, #5aa2ff);
      --paper: light-dark(#ffffff, #000000);
      --group: light-dark(#f2f2f6, #1c1c1f);
      --text: light-dark(#111114, #f4f4f7);
      --dim: light-dark(#6a6a72, #9b9ba4);
      --rule: light-dark(#e1e1e6, #333338);
      position: relative; display: flex; flex-direction: column; gap: 0.5rem;
      min-height: 21rem; max-height: 38rem; overflow: auto; padding: 0.875rem 0.875rem 1.125rem;
      font-size: 0.8125rem; line-height: 1.35; background: var(--paper); color: var(--text);
      border: 1px solid light-dark(#d3d3da, #3c3c42); border-radius: 26px;
      box-shadow: 0 0 0 5px light-dark(#fafafb, #232326), 0 0 0 6px light-dark(#d3d3da, #3c3c42),
        0 8px 28px light-dark(rgb(20 20 40 / 12%), rgb(0 0 0 / 50%));
      margin: 0.375rem; unicode-bidi: isolate; scrollbar-width: thin;
    }
    .s-title { font-size: 1.1875rem; font-weight: 700; line-height: 1.2; letter-spacing: -0.01em; }
    .s-subtitle { color: var(--dim); margin-top: -0.25rem; }
    .s-back { color: var(--tint); }
    .s-heading { font-weight: 650; font-size: 0.9375rem; }
    .s-pair { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.75rem; }
    .s-pair .s-value { margin-left: auto; text-align: right; }
    .s-dim { color: var(--dim); }
    .s-button {
      text-align: center; font-weight: 600; padding: 0.4375rem 0.75rem; border-radius: 10px;
      background: var(--tint); color: light-dark(#fff, #06101f);
    }
    .s-button.quiet {
      background: var(--group); color: var(--tint); font-weight: 500;
    }
    .s-button.disabled, .disabled > .s-button {
      background: var(--group); color: light-dark(#a2a2ab, #64646c);
    }
    .s-choice {
      display: flex; justify-content: space-between; gap: 0.75rem; align-items: center; text-align: left;
    }
    .s-choice .s-value::after { content: "\203A"; margin-left: 0.4em; color: var(--dim); }
    .s-keys { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.25rem; margin-top: auto; }
    .s-keys > * {
      text-align: center; font-size: 1rem; padding: 0.3125rem 0; border-radius: 8px; background: var(--group);
    }
    .s-label { color: var(--dim); font-size: 0.75rem; }
    .s-field {
      display: flex; gap: 0.5rem; align-items: baseline; padding: 0.4375rem 0.625rem; min-height: 2rem;
      border: 1px solid var(--rule); border-radius: 10px; background: var(--group);
    }
    .s-field .s-value { flex: 1; font-size: 1rem; font-weight: 600; min-height: 1.35em; }
    .focused .s-field {
      border-color: var(--tint); box-shadow: 0 0 0 2px color-mix(in srgb, var(--tint) 25%, transparent);
    }
    .invalid .s-field { border-color: light-dark(#c9252d, #ff7a72); }
    .disabled .s-field { opacity: 0.55; }
    .s-status { background: var(--group); border-radius: 10px; padding: 0.375rem 0.625rem; }
    .s-pill { font-weight: 650; }
    .s-pill.up { color: light-dark(#137a46, #4fce90); }
    .s-pill.down { color: light-dark(#c2262e, #ff7d75); }
    .s-list { background: var(--group); border-radius: 12px; padding: 0.125rem 0.625rem; }
    .s-list > * { padding: 0.4375rem 0; }
    .s-list > * + * { border-top: 1px solid var(--rule); }
    .s-item > .s-pair > :first-child { font-weight: 550; }
    .s-item .s-item .s-pair, .s-item > .s-element { color: var(--dim); }
    .s-item.selected > .s-pair > :first-child::before {
      content: "\2713\00a0"; color: var(--tint); font-weight: 700;
    }
    .s-switch {
      display: inline-block; width: 2.125rem; height: 1.25rem; border-radius: 1rem; background: var(--rule);
    }
    .s-switch::after {
      content: ""; display: block; width: 1rem; height: 1rem; margin: 0.125rem; border-radius: 50%;
      background: #fff;
    }
    .checked .s-switch { background: light-dark(#2a9d5c, #37b56c); }
    .checked .s-switch::after { margin-left: 1rem; }
    .s-tabs {
      display: flex; gap: 0.125rem; padding: 0.1875rem; border-radius: 10px; background: var(--group);
    }
    .s-tabs > * { flex: 1; text-align: center; padding: 0.25rem 0.375rem; border-radius: 8px; }
    .s-tabs > .selected { background: light-dark(#fff, #3a3a40); font-weight: 600; }
    .s-track { height: 0.3125rem; border-radius: 1rem; background: var(--rule); overflow: hidden; }
    .s-track i { display: block; height: 100%; background: var(--tint); border-radius: inherit; }
    .busy > .s-track i { width: 40%; opacity: 0.6; }
    .s-image {
      display: grid; place-items: center; min-height: 5rem; border-radius: 12px; background: var(--group);
      color: var(--dim); text-align: center; padding: 0.5rem;
    }
    .busy > .s-image {
      background: repeating-linear-gradient(110deg, var(--group) 0 2rem, var(--rule) 2rem 4rem);
    }
    .s-item .s-image { min-height: 2.25rem; }
    .s-waiting {
      display: inline-block; width: 4rem; height: 0.75em; border-radius: 1rem; background: var(--rule);
    }
    .s-chart svg { display: block; width: 100%; height: 6.5rem; overflow: visible; }
    .s-chart .curve { fill: none; stroke: var(--tint); stroke-width: 1.75; stroke-linejoin: round; }
    .s-chart .area { fill: var(--tint); opacity: 0.1; }
    .s-chart .limit { stroke: light-dark(#c05a00, #ffb45c); stroke-width: 1.5; stroke-dasharray: 5 3; }
    .s-chart .grip { fill: light-dark(#c05a00, #ffb45c); }
    .s-chart .s-pair { font-size: 0.6875rem; font-variant-numeric: tabular-nums; }
    .s-chart .at { color: light-dark(#a34c00, #ffb45c); font-weight: 650; }
    .s-covered { display: flex; flex-direction: column; gap: 0.5rem; opacity: 0.28; }
    .s-sheet {
      position: sticky; bottom: -1.125rem; margin: auto -0.875rem -1.125rem; padding: 0.875rem;
      display: flex; flex-direction: column; gap: 0.5rem;
      background: var(--paper); border-radius: 20px; border: 1px solid var(--rule);
      box-shadow: 0 -6px 24px rgb(0 0 0 / 18%);
    }
    .has-sheet > .s-covered { max-height: 9rem; overflow: hidden; }
    .screen .changed {
      outline: 1.5px dashed light-dark(#a04fd0, #cf9bf0); outline-offset: 1.5px; border-radius: 8px;
    }
    """#
}
