extension Signal where Value: Collection, Value.Element == Bool {
  /// Sends `true` for each collection in which all values are true, and `false` for all others.
  ///
  /// Completion and errors pass through. An empty collection is a programming error, and stops the
  /// program.
  ///
  /// RAC: `-and`.
  public func and() -> Signal<Bool> {
    map { values in
      precondition(!values.isEmpty, "and() needs at least one value.")
      return values.allSatisfy { $0 }
    }
    .named("-and", of: self)
  }
}

extension Signal where Value == (Bool, Bool) {
  /// Sends `true` for each pair in which both values are true, and `false` for all others.
  ///
  /// Completion and errors pass through.
  ///
  /// RAC: `-and`.
  public func and() -> Signal<Bool> {
    map { $0 && $1 }.named("-and", of: self)
  }
}
