/// The outcome for the objects that a test no longer holds.
enum Fate: Equatable {
  /// All of them were released after that many seconds; 0 means immediately.
  case gone(after: Int)
  /// That many of them were still alive at the end of the test.
  case stays(Int)
}
