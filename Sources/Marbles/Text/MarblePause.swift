/// A duration between spaces in marble text, as in `a 300ms b` or `-- 1.5s --|`.
struct MarblePause {
  let duration: Duration
  let length: Int

  /// Creates a pause from the text at `start`, or returns `nil` if there is none.
  init?(_ characters: [Character], at start: Int) {
    guard start == 0 || characters[start - 1].isWhitespace else { return nil }
    let word = characters[start...].prefix { !$0.isWhitespace }
    let figures = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let unit = Self.units[String(word.dropFirst(figures.count))] else { return nil }
    guard let duration = Self.exact(String(figures), unit) else { return nil }
    self.duration = duration
    length = word.count
  }

  /// The latest time allowed in marble text, low enough for clocks and drawings.
  static let latest = Duration.seconds(1_000_000_000_000 as Int64)  // Int can have 32 bits.

  private static let units = [
    "ms": Duration.milliseconds(1), "s": .seconds(1), "m": .seconds(60),
  ]

  /// Returns the duration, adding decimal digits one by one because a `Double` would round 0.1 s.
  private static func exact(_ figures: String, _ unit: Duration) -> Duration? {
    let parts = figures.split(separator: ".", omittingEmptySubsequences: false)
    // Seventeen digits are enough to exceed `latest`, and still fit into an `Int64`.
    guard parts.count <= 2, let whole = Int64(parts[0].prefix(17)) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    if parts.count == 2, fraction.isEmpty || fraction.count > 18 { return nil }
    var duration = unit * whole
    var part = unit
    for figure in fraction {
      part /= 10
      duration += part * (figure.wholeNumberValue ?? 0)
    }
    return duration
  }
}
