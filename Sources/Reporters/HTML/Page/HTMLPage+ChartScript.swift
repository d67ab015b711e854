extension HTMLPage {
  /// Draws a chart with its line.
  static let chartScript = #"""
    const drawn = (name, attributes) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };

    const figureText = (value) => Number(value).toLocaleString(
      "en", Math.abs(value) < 1 ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 });

    /** The curve, the scale at its sides, and the line across it. */
    const drawChart = (chart) => {
      const points = Array.isArray(chart.points) ? chart.points : [];
      const [width, height] = [300, 100];
      const times = points.map(([time]) => time);
      const [start, end] = [Math.min(...times), Math.max(...times)];
      const [low, high] = [Number(chart.low), Number(chart.high)];
      const x = (time) => (end > start ? ((time - start) / (end - start)) * width : width / 2).toFixed(1);
      const y = (value) => (high > low ? (1 - (value - low) / (high - low)) * height : height / 2).toFixed(1);
      const svg = drawn("svg", { viewBox: `0 -4 ${width} ${height + 8}`, preserveAspectRatio: "none" });
      const curve = points.map(([time, value]) => `${x(time)},${y(value)}`);
      if (curve.length === 1) curve.push(`${width},${y(points[0][1])}`);
      if (curve.length > 0) {
        const foot = (point) => `${point.split(",")[0]},${height}`;
        const area = [foot(curve[0]), ...curve, foot(curve.at(-1))];
        svg.append(
          drawn("polygon", { class: "area", points: area.join(" ") }),
          drawn("polyline", {
            class: "curve", points: curve.join(" "), "vector-effect": "non-scaling-stroke",
          }));
      }
      if (chart.line) {
        const at = y(Number(chart.line.value));
        svg.append(drawn("line", {
          class: "limit", x1: 0, x2: width, y1: at, y2: at, "vector-effect": "non-scaling-stroke",
        }));
      }
      return make("div", { class: "s-chart" },
        make("div", { class: "s-pair s-dim" }, make("span", {}, figureText(high)), lineText(chart)), svg,
        make("div", { class: "s-pair s-dim" }, make("span", {}, figureText(low))));
    };

    const lineText = (chart) => chart.line && make(
      "span", { class: "at" },
      `line at ${figureText(chart.line.value)}${chart.line.outOfRange ? ", out of range" : ""}`);

    const chartWords = (chart) => {
      const count = Array.isArray(chart.points) ? chart.points.length : 0;
      const line = chart.line ? `, ${lineText(chart).textContent}` : "";
      return `${counted(count, "point")} from ${figureText(chart.low)} to ${figureText(chart.high)}${line}`;
    };
    """#
}
