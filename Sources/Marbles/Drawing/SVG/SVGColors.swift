/// Gives each value a colour: the same one wherever it appears.
struct SVGColors {
  private var numbers: [String: Int] = [:]

  init(_ rows: [Row]) {
    for symbol in rows.flatMap(\.instants).flatMap(\.symbols) {
      if case .value(let text) = symbol, numbers[text] == nil {
        numbers[text] = numbers.count % Self.count
      }
    }
  }

  func name(of value: String) -> String { "c\(numbers[value] ?? 0)" }

  private static let count = 6

  /// Lines have the colour of the text around them; marbles are pale on light and deep on dark.
  static let style = """
    .marbles { color: #1f2328; font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; \
    max-width: 100%; height: auto; }
    .marbles text { fill: currentColor; }
    .marbles .time { font-size: 12px; opacity: .7; text-anchor: middle; }
    .marbles .text { text-anchor: middle; }
    .marbles path, .marbles rect { fill: none; stroke: currentColor; stroke-width: 1.5; }
    .marbles .grid { stroke-width: 1; opacity: .15; }
    .marbles .mark { stroke-width: 2.5; }
    .marbles .disposed { fill: currentColor; stroke: none; }
    .marbles .error { stroke: #cf222e; stroke-width: 3; }
    .marbles .instant { fill: #ffffff; stroke-width: 1; stroke-dasharray: 3 3; }
    .marbles .c0 { fill: #cfe8ff; }
    .marbles .c1 { fill: #ffe3b8; }
    .marbles .c2 { fill: #cdf2d2; }
    .marbles .c3 { fill: #ffd6e0; }
    .marbles .c4 { fill: #e4dafd; }
    .marbles .c5 { fill: #f3efb5; }
    @media screen and (prefers-color-scheme: dark) {
    .marbles { color: #e6edf3; }
    .marbles .error { stroke: #ff7b72; }
    .marbles .instant { fill: #161b22; }
    .marbles .c0 { fill: #14436b; }
    .marbles .c1 { fill: #6b4310; }
    .marbles .c2 { fill: #1b5128; }
    .marbles .c3 { fill: #6e2440; }
    .marbles .c4 { fill: #463579; }
    .marbles .c5 { fill: #57520f; }
    }
    """
}
