extension Signal {
  /// Waits for the first value, or for the end: then there is none.
  ///
  /// It blocks the calling thread. A signal that can only send on that same thread never gets to send,
  /// so blocking the main thread for the main scheduler waits for ever. Where no scheduler is current
  /// the recipe runs on a background scheduler of its own, as for all blocking operators.
  ///
  /// RAC: `-first`. Keeps SIG-BLOCKING-1…3, SIG-BLOCKING-5, SIG-BLOCKING-6.
  public func first() throws -> Value? {
    try take(1).wait(startingWith: Value?.none) { $0 = $1 }
  }

  /// Waits for the first value, or for completion: then it is `value`.
  ///
  /// RAC: `-firstOrDefault:success:error:`. Keeps SIG-BLOCKING-1.
  public func first(default value: Value) throws -> Value {
    try first() ?? value
  }
}
