/// The expected row above the actual row, on one time axis.
package struct ComparedRows: Equatable, Sendable {
  private let expected: Row
  private let got: Row
  private let differences: [Duration]

  package init(expected: Row, got: Row) {
    self.expected = expected.named("expected")
    self.got = got.named("got")
    let times = Set((expected.instants + got.instants).map(\.time)).sorted()
    differences = times.filter { expected.symbols(at: $0) != got.symbols(at: $0) }
  }

  /// A Boolean value that indicates whether the rows have the same marks at the same times.
  package var areAlike: Bool { differences.isEmpty }

  /// A description of the first difference, or `nil` if there is none.
  package var firstDifference: String? {
    differences.first.map { time in
      "at \(time.inFigures) s: got \(got.spoken(at: time)), expected \(expected.spoken(at: time))"
    }
  }

  /// The reason for the first unexpected value, or `nil` if it is unknown.
  package var cause: String? {
    for time in differences {
      let wrong = got.symbols(at: time).filter { !expected.symbols(at: time).contains($0) }
      if let origin = got.origins.first(where: { $0.time == time && wrong.contains($0.symbol) }) {
        return "“\(origin.symbol.spoken)” at \(time.inFigures) s came from "
          + "\(origin.cause.named), which was sent at \(origin.began.inFigures) s."
      }
    }
    return nil
  }

  /// The drawing, with a ring around each unexpected or missing mark.
  package var ringed: Diagram {
    var (expected, got) = (expected, got)
    expected.wrong = differences.filter { got.symbols(at: $0).isEmpty }
    got.wrong = differences
    return Diagram(rows: [expected, got])
  }

  /// Returns the drawing as text, with a caret under each time at which the rows differ.
  ///
  ///               0s   5s
  ///     expected  -a--b-|
  ///     got       -a-b--|
  ///                  ^^
  package func text(width: Int) -> String {
    let rows = areAlike ? [expected, got] : [expected, got, Row(carets: differences)]
    return Diagram(rows: rows).lines(width: width, spread: 1).joined(separator: "\n")
  }
}

extension Row {
  fileprivate func named(_ name: String) -> Row {
    var row = self
    row.name = name
    return row
  }

  fileprivate func symbols(at time: Duration) -> [Symbol] {
    instants.first { $0.time == time }?.symbols ?? []
  }

  fileprivate func spoken(at time: Duration) -> String {
    let symbols = symbols(at: time)
    return symbols.isEmpty ? "nothing" : symbols.map(\.spoken).joined(separator: ", ")
  }

  fileprivate init(carets times: [Duration]) {
    name = ""
    subscribed = .zero
    ended = .zero
    observed = .zero
    instants = times.map { Instant(time: $0, symbols: [.subscribed]) }
  }
}

extension Symbol {
  fileprivate var named: String {
    switch self {
    case .completed: "a completion"
    case .error: "an error"
    case .value, .subscribed, .disposed: "“\(spoken)”"
    }
  }
}
