extension Scheduler {
  /// Implements ``scheduleRecursive(_:)`` for an action that isn't `@Sendable`.
  ///
  /// The caller ensures that only one thread at a time uses the action.
  func recur(_ action: @escaping (_ reschedule: @escaping () -> Void) -> Void) -> Disposable? {
    if self === Scheduler.immediate {
      loop(action)
      return nil
    }
    let recursion = Recursion(on: self, action)
    recursion.schedulePass()
    return recursion.disposable
  }

  private func loop(_ action: (@escaping () -> Void) -> Void) {
    let passes = Locked(1)
    while passes.withLock({ $0 }) > 0 {
      action { passes.withLock { $0 += 1 } }
      passes.withLock { $0 -= 1 }
    }
  }
}

private final class Recursion {
  let disposable = CompoundDisposable()
  private let scheduler: Scheduler
  private let action: (@escaping () -> Void) -> Void

  init(on scheduler: Scheduler, _ action: @escaping (@escaping () -> Void) -> Void) {
    self.scheduler = scheduler
    self.action = action
  }

  func schedulePass() {
    if disposable.isDisposed { return }
    let pass = SerialDisposable()
    disposable.add(pass)
    pass.disposable = scheduler.scheduleUnchecked { [self] in
      disposable.remove(pass)
      perform()
    }
  }

  private func perform() {
    let pass = Locked((isRunning: true, requests: 0))
    action { [self] in
      let isInside = pass.withLock { pass in
        if pass.isRunning { pass.requests += 1 }
        return pass.isRunning
      }
      if !isInside { schedulePass() }
    }
    let requests = pass.withLock { pass in
      pass.isRunning = false
      return pass.requests
    }
    for _ in 0..<requests { schedulePass() }
  }
}
