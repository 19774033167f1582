extension Signal where Value: Sendable {
  /// Sends every event on the main thread, immediately if possible.
  ///
  /// This signal is subscribed to immediately, on the subscribing thread. An event that is sent on
  /// the main thread is forwarded immediately, unless an earlier event is still queued or in
  /// progress. In that case, the new event is queued, too, so events keep their order and callbacks
  /// never nest.
  ///
  /// Errors and completion don't overtake earlier values. Disposal drops the queued events.
  /// Callbacks after this operator may be `@MainActor`. The compiler warns about values that are
  /// not `Sendable`.
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
