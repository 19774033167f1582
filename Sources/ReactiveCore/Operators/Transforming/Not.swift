extension Signal where Value == Bool {
  /// Sends the opposite of each Boolean value.
  ///
  /// Completion and errors pass through.
  ///
  /// RAC: `-not`.
  public func not() -> Signal<Bool> {
    map(!).named("-not", of: self)
  }
}
