extension Duration {
  /// Seconds with six decimals, as names of signals show them.
  var sixDecimals: String {
    let (seconds, attoseconds) = components
    let microseconds = abs(attoseconds) / 1_000_000_000_000
    let digits = String(microseconds)
    let sign = self < .zero && seconds == 0 ? "-" : ""
    return "\(sign)\(seconds)." + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
