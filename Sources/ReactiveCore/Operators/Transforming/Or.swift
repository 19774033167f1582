extension Signal where Value: Collection, Value.Element == Bool {
  /// Sends `true` for each collection in which any value is true, and `false` for all others.
  ///
  /// Completion and errors pass through. An empty collection is a programming error, and stops the
  /// program.
  ///
  /// RAC: `-or`.
  public func or() -> Signal<Bool> {
    map { values in
      precondition(!values.isEmpty, "or() needs at least one value.")
      return values.contains(true)
    }
    .named("-or", of: self)
  }
}

extension Signal where Value == (Bool, Bool) {
  /// Sends `true` for each pair in which at least one value is true, and `false` for all others.
  ///
  /// Completion and errors pass through.
  ///
  /// RAC: `-or`.
  public func or() -> Signal<Bool> {
    map { $0 || $1 }.named("-or", of: self)
  }
}
