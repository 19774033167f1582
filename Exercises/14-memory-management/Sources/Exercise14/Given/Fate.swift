/// The result of watching objects that should be released.
enum Fate: Equatable {
  /// All of them were released after the given number of seconds, where 0 means immediately.
  case gone(after: Int)
  /// The given number of them were still alive at the end of the test.
  case stays(Int)
}
