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

  /// Waits for completion.
  ///
  /// RAC: `-waitUntilCompleted:`. Keeps SIG-BLOCKING-4.
  public func waitUntilCompleted() throws {
    try wait(startingWith: ()) { _, _ in }
  }

  /// Waits for completion, and returns all values.
  ///
  /// RAC: `-toArray`. Keeps SIG-COLLECT-4.
  public func toArray() throws -> [Value] {
    try wait(startingWith: []) { $0.append($1) }
  }

  private func wait<Result>(
    startingWith start: Result, _ update: @escaping (inout Result, Value) -> Void
  ) throws -> Result {
    let gate = Gate()
    let state = Locked((result: start, error: (any Error)?.none))
    let subscriber = Subscriber<Value>(
      next: { value in state.withLock { update(&$0.result, value) } },
      error: { error in
        state.withLock { $0.error = error }
        gate.open()
      },
      completed: { gate.open() })
    if ThreadContext.hasScheduler {
      self.start(for: subscriber)
    } else {
      // The shared scheduler may be inside a recipe that blocks, and this thread would wait for it.
      Scheduler.background().schedule { self.start(for: subscriber) }
    }
    gate.wait()
    let (result, error) = state.withLock { $0 }
    if let error { throw error }
    return result
  }
}
