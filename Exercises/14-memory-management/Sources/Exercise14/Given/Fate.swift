/// The result of watching objects that should be released.
enum Fate: Equatable {
  /// All of them had been released after the given number of seconds, or immediately if it is 0.
  case gone(after: Int)
  /// The given number of objects were still alive at the end of the test.
  case stays(Int)
}
