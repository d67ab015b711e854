extension HTMLPage {
  /// The page on paper: the brief, and in full only what failed.
  static let printStyle = #"""
    @media print {
      :root { color-scheme: light; --page: #fff; }
      body { max-width: none; padding: 0; font-size: 10pt; }
      .tools, .skip, .contents, dialog, .feature > summary .arrow { display: none !important; }
      .scenario.later { content-visibility: visible; }
      .feature > summary { grid-template-columns: 1fr auto; }
      .verdict .counts { display: block; min-width: 0; }
      .top { padding-top: 0; }
      .brief .card, .feature { border-radius: 0; border-width: 1px 0 0; overflow: visible; }
      /* A grid that goes on on the next page draws its parts over each other. */
      .features, .inside, .attempt, .steps, .under, .evidence { display: block; }
      .feature + .feature { margin-top: 0.625rem; }
      .inside > * + *, .attempt > * + * { margin-top: 0.875rem; }
      .under > * + * { margin-top: 0.5rem; }
      .evidence li + li { margin-top: 0.25rem; }
      .requirement, .scenario > summary, .line, .failure, figure, li { break-inside: avoid; }
      .requirement:has(details[open]) { break-inside: auto; }
      h2, h3, summary, .about, main > section > header { break-after: avoid; }
      main > section > header { break-inside: avoid; }
      .pictures { position: static; }
      .screen { max-height: none; overflow: visible; box-shadow: none; min-height: 0; }
      .picture { width: 5.2cm; }
      button.line[aria-pressed="true"] { box-shadow: none; background: none; }
      .badge, .failure, .bar i, .screen, .screen * {
        print-color-adjust: exact; -webkit-print-color-adjust: exact;
      }
      @page { margin: 15mm; }
    }
    """#
}
