extension Signal {
  /// Waits for completion.
  ///
  /// This signal is subscribed when it is called; its error is thrown. It blocks the calling thread
  /// as `first()` does. Do not call it inside a callback: the events that it waits for may have
  /// to wait for that callback.
  ///
  /// RAC: `-waitUntilCompleted:`. Keeps SIG-BLOCKING-4.
  public func waitUntilCompleted() throws {
    try wait(startingWith: ()) { _, _ in }
  }
}
