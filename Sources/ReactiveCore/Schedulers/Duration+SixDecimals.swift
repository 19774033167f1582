extension Duration {
  /// Seconds with six decimals, as names of signals show them.
  var sixDecimals: String {
    // More seconds than an `Int64` holds end the process in `components`.
    let (seconds, attoseconds) = max(.seconds(Int64.min), min(self, .seconds(Int64.max))).components
    let microseconds = abs(attoseconds) / 1_000_000_000_000
    let digits = String(microseconds)
    let sign = self < .zero && seconds == 0 ? "-" : ""
    return "\(sign)\(seconds)." + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
