extension Signal where Value: Collection, Value.Element == Bool {
  /// Sends whether any value of each collection is true.
  ///
  /// An empty collection ends the process.
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
  /// Sends whether one of the two values is true.
  ///
  /// RAC: `-or`.
  public func or() -> Signal<Bool> {
    map { $0 || $1 }.named("-or", of: self)
  }
}
