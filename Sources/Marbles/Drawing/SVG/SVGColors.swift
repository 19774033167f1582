/// Gives each origin a colour: the same one in whatever was made of it.
///
/// When the colours are used up, they come once more with a dashed line around them, and then no more.
struct SVGColors {
  /// In the order in which they are seen, from the top.
  private var origins: [Int] = []

  init(_ rows: [Row]) {
    for instant in rows.flatMap(\.instants) {
      for origin in instant.origins.joined() where !origins.contains(origin) {
        origins.append(origin)
      }
    }
  }

  /// The colours of what was made of these origins; none where they are not known.
  func names(of made: [Int]) -> [String] {
    var names: [String] = []
    for origin in made {
      guard let number = origins.prefix(2 * Self.count).firstIndex(of: origin) else { return [] }
      names.append("c\(number % Self.count)" + (number < Self.count ? "" : " again"))
    }
    return names
  }

  private static let count = 8

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
    .marbles .value { fill: #ffffff; }
    .marbles .again { stroke-dasharray: 5 2; }
    .marbles .part { stroke: none; }
    .marbles .tie { stroke-width: 1; stroke-dasharray: 2 3; }
    .marbles .operator { fill: #ffffff; stroke-width: 1; stroke-opacity: .4; }
    .marbles .instant { fill: #ffffff; stroke-width: 1; stroke-dasharray: 3 3; }
    .marbles .c0 { fill: #cfe8ff; }
    .marbles .c1 { fill: #ffe3b8; }
    .marbles .c2 { fill: #cdf2d2; }
    .marbles .c3 { fill: #ffd6e0; }
    .marbles .c4 { fill: #e4dafd; }
    .marbles .c5 { fill: #f3efb5; }
    .marbles .c6 { fill: #bfeeee; }
    .marbles .c7 { fill: #e3dccf; }
    @media screen and (prefers-color-scheme: dark) {
    .marbles { color: #e6edf3; }
    .marbles .error { stroke: #ff7b72; }
    .marbles .value, .marbles .instant, .marbles .operator { fill: #161b22; }
    .marbles .c0 { fill: #14436b; }
    .marbles .c1 { fill: #6b4310; }
    .marbles .c2 { fill: #1b5128; }
    .marbles .c3 { fill: #6e2440; }
    .marbles .c4 { fill: #463579; }
    .marbles .c5 { fill: #57520f; }
    .marbles .c6 { fill: #0f5555; }
    .marbles .c7 { fill: #4f4a40; }
    }
    """
}
