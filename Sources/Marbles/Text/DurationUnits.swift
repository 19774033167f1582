extension Duration {
  func isMultiple(of unit: Duration) -> Bool {
    attoseconds % unit.attoseconds == 0
  }

  /// Returns the number of whole units in the duration.
  func count(of unit: Duration) -> Int {
    Int(clamping: attoseconds / unit.attoseconds)
  }

  /// Returns the longest of 1 s, 0.1 s, 0.01 s, and so on that divides all `times`.
  static func exactUnit(for times: [Duration]) -> Duration {
    var unit = Duration.seconds(1)
    while !times.allSatisfy({ $0.isMultiple(of: unit) }) { unit /= 10 }
    return unit
  }

  /// The duration in seconds, with as many decimal places as necessary, such as `3` or `0.25`.
  package var inFigures: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return "\(seconds)" }
    let figures = String(attoseconds.magnitude)
    var fraction = String(repeating: "0", count: 18 - figures.count) + figures
    while fraction.last == "0" { fraction.removeLast() }
    return "\(seconds).\(fraction)"
  }
}
