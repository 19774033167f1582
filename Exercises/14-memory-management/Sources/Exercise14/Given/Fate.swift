/// What became of the objects that a test let go of.
enum Fate: Equatable {
  /// All of them were gone after so many seconds; after 0 they went at once.
  case gone(after: Int)
  /// So many of them were still alive when the test gave up.
  case stays(Int)
}
