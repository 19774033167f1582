extension Signal {
  /// Blocks the calling thread until the end, and returns the result that `update` makes of the values.
  ///
  /// The recipe runs on the calling thread, which is blocked anyway. It throws `CancellationError` when all
  /// senders have been released, as the end can't come then.
  func wait<Result>(
    startingWith start: Result, _ update: @escaping (inout Result, Value) -> Void
  ) throws -> Result {
    let gate = Gate()
    let state = Locked((result: start, error: (any Error)?.some(CancellationError())))
    Scheduler.withCurrent {
      // The subscription alone holds it, so a released sender opens the gate, too.
      let opening = ScopedDisposable { gate.open() }
      subscribe(
        next: { value in state.withLock { update(&$0.result, value) } },
        error: { error in
          state.withLock { $0.error = error }
          opening.dispose()
        },
        completed: {
          state.withLock { $0.error = nil }
          opening.dispose()
        })
    }
    gate.wait()
    let (result, error) = state.withLock { $0 }
    if let error { throw error }
    return result
  }
}
