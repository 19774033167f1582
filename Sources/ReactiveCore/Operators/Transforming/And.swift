extension Signal where Value: Collection, Value.Element == Bool {
  /// Sends whether all values of each collection are true.
  ///
  /// An empty collection ends the process.
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
  /// Sends whether both values are true.
  ///
  /// RAC: `-and`.
  public func and() -> Signal<Bool> {
    map { $0 && $1 }.named("-and", of: self)
  }
}
