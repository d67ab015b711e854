/// The page that shows a run, without its data.
enum HTMLPage {
  /// All that comes before the data: the style, the script, and what is there at once.
  static let opening = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>Rehearsal</title>
    <style>
    \(style)
    </style>
    <script>
    \(script)
    </script>
    </head>
    <body>
    <noscript><p>Without scripts this page shows the run as plain lines: first the scenarios, then the brief.</p>
    <p>Pictures of the screens and the filter need scripts.</p></noscript>

    """

  /// What stands behind the data of a run that came to its end.
  static let closing = "</body>\n</html>\n"

  /// Nothing is fetched from anywhere, and no form is sent.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: 'self' file:; "
    + "form-action 'none'; base-uri 'none'"

  /// How the page looks.
  static let style = [layoutStyle, briefStyle, scenarioStyle, screenStyle, printStyle].joined(separator: "\n")

  /// What the page does; the parts share one scope.
  static let script =
    "\"use strict\";\n(() => {\n"
    + [
      dataScript, elementScript, chartScript, screenScript, failureScript, stepScript, scenarioScript,
      briefScript, overviewScript, filterScript, keyScript, startScript,
    ].joined(separator: "\n") + "\n})();"
}
