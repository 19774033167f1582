extension Signal {
  /// Waits for completion.
  ///
  /// RAC: `-waitUntilCompleted:`. Keeps SIG-BLOCKING-4.
  public func waitUntilCompleted() throws {
    try wait(startingWith: ()) { _, _ in }
  }
}
