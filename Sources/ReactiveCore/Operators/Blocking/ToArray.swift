extension Signal {
  /// Waits for completion, and returns all values.
  ///
  /// This signal is subscribed when it is called; its error is thrown, and the values are dropped.
  /// It blocks the calling thread as `first()` does. Do not call it inside a callback: the events
  /// that it waits for may have to wait for that callback.
  ///
  /// RAC: `-toArray`. Keeps SIG-COLLECT-4.
  public func toArray() throws -> [Value] {
    try wait(startingWith: []) { $0.append($1) }
  }
}
