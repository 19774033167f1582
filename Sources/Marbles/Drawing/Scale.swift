/// The scale of a drawing, and the labels of its axis.
package struct Scale {
  let labels: [(time: Duration, text: String)]
  private let unit: Duration
  private let columnsPerUnit: Int
  /// A Boolean value that indicates whether equal durations always have equal widths.
  package let isEven: Bool

  /// Creates a scale that fits `width` columns if possible.
  ///
  /// - Parameters:
  ///   - spread: The maximum number of columns per unit of time.
  ///   - letter: The number of columns per letter of a label.
  package init(
    _ rows: [Row], axis: Diagram.Axis, width: Int, spread: Int, letter: Int = 1,
    isEven: Bool = false
  ) {
    let instants = rows.flatMap(\.instants).map(\.time)
    let times = Set(instants + rows.flatMap { [$0.subscribed, $0.observed] } + [.zero]).sorted()
    let end = times.last ?? .zero
    let exact = Duration.exactUnit(for: times)
    self.isEven = isEven
    let room = times.reduce(0) { $0 + axis.label($1).count * letter + 2 }

    if !isEven, end.count(of: exact) > width, room <= width {
      // With this unit, the drawing would be too wide. Use a longer one, and label only the events.
      unit = exact.longer { end.count(of: $0) <= width - room }
      columnsPerUnit = 1
      labels = times.map { ($0, axis.label($0)) }
    } else {
      let unit = exact.longer { end.count(of: $0) <= max(width, 4 * times.count) }
      let units = max(1, end.count(of: unit))
      self.unit = unit
      columnsPerUnit = max(1, min(spread, width * 2 / 3 / units))
      labels = Self.regularLabels(
        axis, to: end, unit: unit, columnsPerUnit: columnsPerUnit, letter: letter)
    }
  }

  func columns(from start: Duration, to end: Duration) -> Int {
    Int(((end - start) / unit * Double(columnsPerUnit)).rounded())
  }

  private static func regularLabels(
    _ axis: Diagram.Axis, to end: Duration, unit: Duration, columnsPerUnit: Int, letter: Int
  ) -> [(time: Duration, text: String)] {
    let widest = max(axis.label(end).count, axis.label(unit).count) * letter
    let step = unit.longer { step in
      step.count(of: unit) * columnsPerUnit >= widest + 2
    }
    var times = (0...end.count(of: step)).map { step * $0 }
    if times.count == 1, end.count(of: unit) * columnsPerUnit >= 3 { times.append(end) }
    return times.map { ($0, axis.label($0)) }
  }
}

extension Duration {
  /// Returns this duration times the smallest of 1, 2, 5, 10, and so on that `isEnough` accepts.
  fileprivate func longer(until isEnough: (Duration) -> Bool) -> Duration {
    var power = self
    while true {
      for factor in [1, 2, 5] where isEnough(power * factor) { return power * factor }
      power *= 10
    }
  }
}
