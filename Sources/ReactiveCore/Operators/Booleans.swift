extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  ///
  /// RAC: `-not`. Keeps SIG-BOOL-1.
  public func not() -> Signal<Bool> {
    map(!).named("-not", of: self)
  }
}

extension Signal where Value: Collection, Value.Element == Bool {
  /// Sends whether all of the values that come together are true; there is at least one.
  ///
  /// RAC: `-and`. Keeps SIG-BOOL-2.
  public func and() -> Signal<Bool> {
    map { values in
      precondition(!values.isEmpty, "and() needs at least one value.")
      return values.allSatisfy { $0 }
    }
    .named("-and", of: self)
  }

  /// Sends whether one of the values that come together is true; there is at least one.
  ///
  /// RAC: `-or`. Keeps SIG-BOOL-2.
  public func or() -> Signal<Bool> {
    map { values in
      precondition(!values.isEmpty, "or() needs at least one value.")
      return values.contains(true)
    }
    .named("-or", of: self)
  }
}

extension Signal where Value == (Bool, Bool) {
  /// Sends whether both values are true.
  ///
  /// RAC: `-and`. Keeps SIG-BOOL-2.
  public func and() -> Signal<Bool> {
    map { $0 && $1 }.named("-and", of: self)
  }

  /// Sends whether one of the two values is true.
  ///
  /// RAC: `-or`. Keeps SIG-BOOL-2.
  public func or() -> Signal<Bool> {
    map { $0 || $1 }.named("-or", of: self)
  }
}
