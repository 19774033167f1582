extension Signal where Value: Sendable {
  /// Passes events on on the main thread: at once where that is possible, else in their turn.
  ///
  /// This signal is subscribed at once, on the subscribing thread. An event that is sent on the
  /// main thread goes straight on, unless an earlier one is still queued or being passed on: then
  /// it is queued behind it, so order is kept and nothing nests. What is still queued after
  /// disposal is not passed on. After it a callback may be `@MainActor`. Values that are not
  /// `Sendable` draw a warning.
  ///
  /// RAC: `-deliverOnMainThread`.
  @preconcurrency
  public func deliverOnMainThread() -> Signal<Value> {
    Signal(of: self) { subscriber in
      let queued = Locked(0)
      let perform = { (work: @escaping () -> Void) in
        let isFirst = queued.withLock { queued in
          queued += 1
          return queued == 1
        }
        let finish = {
          work()
          queued.withLock { $0 -= 1 }
        }
        if isFirst, ThreadContext.current.isMain { return finish() }
        Scheduler.main.scheduleUnchecked(finish)
      }
      self.forward(
        to: subscriber,
        next: { value in perform { subscriber.sendNext(value) } },
        error: { error in perform { subscriber.sendError(error) } },
        completed: { perform { subscriber.sendCompleted() } })
    }
    .named("-deliverOnMainThread", of: self, function: "deliverOnMainThread()")
  }
}
