extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  ///
  /// RAC: `-not`.
  public func not() -> Signal<Bool> {
    map(!).named("-not", of: self)
  }
}
