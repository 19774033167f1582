/// Says what it is for.
struct Doubling {
  /// Twice a number.
  func twice(_ number: Int) -> Int {
    number * 2
  }
}
