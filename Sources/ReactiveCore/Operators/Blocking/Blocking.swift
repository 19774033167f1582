extension Signal {
  /// Waits on the calling thread for the end, and returns what `update` has made of the values.
  func wait<Result>(
    startingWith start: Result, _ update: @escaping (inout Result, Value) -> Void
  ) throws -> Result {
    let gate = Gate()
    let state = Locked((result: start, error: (any Error)?.none))
    let begin: () -> Void = {
      self.subscribe(
        next: { value in state.withLock { update(&$0.result, value) } },
        error: { error in
          state.withLock { $0.error = error }
          gate.open()
        },
        completed: { gate.open() })
    }
    // The shared scheduler may be inside a recipe that blocks, and this thread would wait for it.
    let scheduler = ThreadContext.hasScheduler ? .immediate : Scheduler.background()
    scheduler.scheduleUnchecked(begin)
    gate.wait()
    let (result, error) = state.withLock { $0 }
    if let error { throw error }
    return result
  }
}
