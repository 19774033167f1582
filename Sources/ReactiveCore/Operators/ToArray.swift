extension Signal {
  /// Waits for completion, and returns all values.
  ///
  /// RAC: `-toArray`. Keeps SIG-COLLECT-4.
  public func toArray() throws -> [Value] {
    try wait(startingWith: []) { $0.append($1) }
  }
}
