extension Signal {
  /// Waits for the first value, or for the end, at which there is none.
  ///
  /// This signal is subscribed when it is called, and its subscription is over when it returns. An
  /// error that comes before a value is thrown. It blocks the calling thread: a signal that can
  /// only send on that same thread never gets to send, so blocking the main thread for the main
  /// scheduler waits for ever. Do not call it inside a callback: the events that it waits for may
  /// have to wait for that callback. Where no scheduler is current the recipe runs on a background
  /// scheduler of its own, as for all blocking operators.
  ///
  /// RAC: `-first`. Keeps SIG-BLOCKING-1…3, SIG-BLOCKING-5, SIG-BLOCKING-6.
  public func first() throws -> Value? {
    try take(1).wait(startingWith: Value?.none) { $0 = $1 }
  }

  /// Waits for the first value, or for completion, at which it is `value`.
  ///
  /// It blocks as `first()` does, and throws the same errors.
  ///
  /// RAC: `-firstOrDefault:success:error:`. Keeps SIG-BLOCKING-1.
  public func first(default value: Value) throws -> Value {
    try first() ?? value
  }
}
