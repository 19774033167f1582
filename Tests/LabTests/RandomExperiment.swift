@testable import Lab

/// A generator of random experiments.
struct RandomExperiment {
  private var state: UInt64
  private let makesMistakes: Bool

  init(seed: UInt64, makesMistakes: Bool = false) {
    state = seed
    self.makesMistakes = makesMistakes
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func any<Element>(of list: [Element]) -> Element { list[below(list.count)] }

  mutating func text(with operation: Operator) -> String {
    var lines: [String] = []
    for name in ["a", "b", "_c"] {
      lines.append("\(name): \(any(of: ["cold", "cold", "hot"])) \(marbles())")
    }
    lines.append("s: each \(any(of: ["a", "b"])) inner A=b B=_c 1=a")
    var values = ["a", "b", "_c"]
    for (index, operation) in [operation, any(of: Operator.all), any(of: Operator.all)].enumerated()
    {
      let words = operation.parameters.map { word(for: $0, from: values) }
      lines.append("r\(index): \(operation.name) \(words.joined(separator: " "))")
      if operation.name == "publish" || operation.name.hasPrefix("multicast") {
        lines.append("connect r\(index) \(below(4))")
      }
      if operation.name != "each" { values.append("r\(index)") }
    }
    if below(3) == 0 { lines.append("subscribe \(any(of: values)) \(below(4)) \(4 + below(5))") }
    return lines.joined(separator: "\n")
  }

  private mutating func marbles() -> String {
    var text = ""
    for _ in 0..<(2 + below(7)) {
      text +=
        below(12) == 0
        ? any(of: makesMistakes ? Self.rare + Self.mistakes : Self.rare)
        : any(of: ["-", "-", "--", "A", "B", "C", "1", "2", "3", "(A2)", "'ab'"])
    }
    return text + any(of: ["|", "|", "#", "#off", "--"])
  }

  /// Unusual values, and times between frames.
  private static let rare = [
    "漢", "'中文 字'", "e\u{301}", "'n\u{303}\u{30A}o'", "Ω", "'straße'", "'ﬁ İ'", "👩‍👩‍👧‍👦", "🇨🇭", "'👍🏽☺️'",
    "각", "'क्ष'", "'\\u{7F}\\n\\''", "'\u{A0}'", "\u{3000}", "'<&>\"'", " 300ms ", " 0.0125s ",
    " 1.5s", "''",
  ]

  private static let mistakes = [
    "()", "(A", ")", "^", "!", "'", "#'two words'", "|A",
  ]

  private static let questions = ["even", "odd", ">2", "<3", "=A", "letter", "length>1"]

  private static let changes = [
    "+1", "*2", "%2", "&x", "upper", "lower", "twice", "length", "dropFirst",
  ]

  private mutating func word(for parameter: Operator.Parameter, from values: [String]) -> String {
    switch parameter {
    case .signal: any(of: values)
    case .signals: "s"
    case .count: "\(1 + below(3))"
    case .seconds: any(of: ["1", "2", "0.5", "3"])
    case .value: any(of: ["0", "x", "7", "ß", "é漢"])
    case .predicate: any(of: Self.questions)
    case .transform: any(of: Self.changes)
    case .cases: "A=\(any(of: values)) 2=\(any(of: values))"
    case .name: "inner"
    }
  }
}
