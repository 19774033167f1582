extension Course {
  /// The version of this course, as CHANGELOG names it.
  package static let version = "2.0.0"
}
