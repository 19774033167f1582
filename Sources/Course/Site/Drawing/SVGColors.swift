import Marbles

/// The colors and shapes that indicate the origins of values.
///
/// Each origin has its own color. When all colors have been used, they repeat once with a dashed
/// outline. Sources are alternately round and square. The values of an inner signal look like the
/// value that started it.
struct SVGColors {
  struct Look {
    let name: String
    let isSquare: Bool
  }

  private var looks: [Int: Look] = [:]

  init(_ rows: [Row]) {
    var sources = 0
    var given = 0
    for (index, row) in rows.enumerated() {
      let isSquare = sources % 2 == 1
      let before = given
      let starting = starting(row, rows[..<index])
      for instant in row.instants {
        for origin in instant.origins.joined() where looks[origin] == nil {
          if let starting {
            looks[origin] = starting
            continue
          }
          let number = given
          guard number < 2 * Self.count else { return }
          let name = "c\(number % Self.count)" + (number < Self.count ? "" : " again")
          looks[origin] = Look(name: name, isSquare: isSquare)
          given += 1
        }
      }
      if given > before { sources += 1 }
    }
  }

  private func starting(_ row: Row, _ above: ArraySlice<Row>) -> Look? {
    guard let outer = row.outer, above.indices.contains(above.endIndex - outer.rowsAbove) else {
      return nil
    }
    let instants = above[above.endIndex - outer.rowsAbove].instants.filter { $0.time == outer.time }
    for (symbol, origins) in instants.flatMap({ zip($0.symbols, $0.origins) }) {
      if symbol == .value(outer.value) { return origins.first.flatMap { looks[$0] } }
    }
    return nil
  }

  /// Returns the looks of these origins, or an empty list if any origin has no look.
  func looks(of made: [Int]) -> [Look] {
    let found = made.compactMap { looks[$0] }
    return found.count == made.count ? found : []
  }

  private static let count = 8
}

extension Diagram {
  /// The style sheet of drawings.
  ///
  /// The colors of marbles are the same in light and dark mode. Color-blind readers can tell them
  /// apart, and dark letters are readable on all of them.
  package static let style = """
    .marbles { color: #14171c; font: 500 14px ui-monospace, SFMono-Regular, Menlo, Consolas, \
    monospace; max-width: 100%; height: auto; }
    .marbles text { fill: currentColor; }
    .marbles .time { font-size: 11px; opacity: .75; text-anchor: middle; }
    .marbles .text { fill: #14171c; font-weight: 600; text-anchor: middle; }
    .marbles.phone { font-size: 12.5px; }
    .marbles path, .marbles rect { fill: none; stroke: currentColor; stroke-width: 1.75; }
    .marbles .grid { stroke-width: 1; opacity: .13; }
    .marbles .mark { stroke-width: 3; }
    .marbles .caret { stroke-width: 2.25; }
    .marbles .disposed { fill: currentColor; stroke: none; }
    .marbles .error { stroke: #b42318; stroke-width: 3.25; stroke-linecap: round; }
    .marbles .wrong { stroke: #b42318; stroke-width: 2.5; stroke-dasharray: 4 3; }
    .marbles .value { fill: #ffffff; stroke: #14171c; }
    .marbles .outline { stroke: #14171c; }
    .marbles .again { stroke-dasharray: 4 2; }
    .marbles .part { stroke: none; }
    .marbles .connector { stroke-width: 1.25; stroke-dasharray: 1.5 4; stroke-linecap: round; opacity: .7; }
    .marbles .operator { fill: #eef2ff; stroke: none; }
    .marbles .derivation { fill: #2b4fd6; font-weight: 600; }
    .marbles .instant { fill: #ffffff; stroke-width: 1; stroke-dasharray: 3 3; opacity: .9; }
    @media screen and (prefers-color-scheme: dark) {
    .marbles { color: #e9edf2; }
    .marbles .error, .marbles .wrong { stroke: #ff9a91; }
    .marbles .value { fill: #cfd6df; stroke: #101318; }
    .marbles .outline { stroke: #101318; }
    .marbles .instant { fill: #101318; }
    .marbles .operator { fill: #1a2342; }
    .marbles .derivation { fill: #a3b8ff; }
    }
    .marbles .c0 { fill: #4a9bf0; }
    .marbles .c1 { fill: #ffae33; }
    .marbles .c2 { fill: #74e2b0; }
    .marbles .c3 { fill: #d9abff; }
    .marbles .c4 { fill: #fbf068; }
    .marbles .c5 { fill: #de6c3f; }
    .marbles .c6 { fill: #b18399; }
    .marbles .c7 { fill: #d2f4ff; }
    """
}
