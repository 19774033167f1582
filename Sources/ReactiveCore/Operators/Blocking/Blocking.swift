extension Signal {
  /// Combines the values with `update`, and blocks the calling thread until the signal ends.
  ///
  /// The recipe runs on the calling thread, because every thread of a pool may be blocked here.
  /// Throws the signal's error, or `CancellationError` if all senders are released before the end.
  func wait<Result>(
    startingWith start: Result, _ update: @escaping (inout Result, Value) -> Void
  ) throws -> Result {
    let gate = Gate()
    let state = Locked((result: start, error: (any Error)?.some(CancellationError())))
    Scheduler.withCurrent {
      // Only the subscription retains this disposable, so the gate also opens when the senders are
      // released.
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
