extension Duration {
  /// The duration in seconds, with six decimal places, for the names of signals.
  var sixDecimals: String {
    // `components` stops the program if the seconds don't fit into an `Int64`.
    let (seconds, attoseconds) = max(.seconds(Int64.min), min(self, .seconds(Int64.max))).components
    let microseconds = abs(attoseconds) / 1_000_000_000_000
    let digits = String(microseconds)
    let sign = self < .zero && seconds == 0 ? "-" : ""
    return "\(sign)\(seconds)." + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
