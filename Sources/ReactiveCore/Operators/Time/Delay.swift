extension Signal where Value: Sendable {
  /// Sends values and completion later by `interval`, on `scheduler`.
  ///
  ///     self      -A-B-|
  ///     delay(2)  ---A-B-|
  ///
  /// An error is not delayed: it overtakes what waits, which is dropped. Disposal drops what waits,
  /// too. Values that are not `Sendable` draw a warning.
  ///
  /// RAC: `-delay:`. Keeps SIG-DELAY-1, SIG-DELAY-2, SIG-DELAY-4, SIG-DELAY-5.
  @preconcurrency
  public func delay(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    return Signal(of: self) { subscriber in
      let waiting = PendingWork()
      let output = SerialOutput(to: subscriber)
      subscriber.add(waiting)
      self.forward(
        to: subscriber,
        next: { value in
          waiting.schedule(on: scheduler, after: interval) { output.sendNext(value) }
        },
        error: output.sendError,
        completed: {
          waiting.schedule(on: scheduler, after: interval) { output.sendCompleted() }
        })
    }
    .named("-delay:", of: self, function: "delay(_:on:)") { interval.sixDecimals }
  }
}

/// Scheduled work that has not run yet, so that it can be called off together.
private final class PendingWork: Disposable, @unchecked Sendable {
  // Sendable: `pending` is locked.
  private let pending = Locked(Bag<Disposable>())

  func schedule(on scheduler: Scheduler, after delay: Duration, work: @escaping () -> Void) {
    if isDisposed { return }
    let cancel = SerialDisposable()
    let token = pending.withLock { $0.insert(cancel) }
    cancel.disposable = scheduler.scheduleUnchecked(after: delay) { [pending] in
      _ = pending.withLock { $0.remove(token) }
      work()
    }
    if isDisposed { cancel.dispose() }
  }

  override func runActions(pending queue: inout [Disposable]) -> Disposable? {
    let left = pending.withLock { pending in
      defer { pending = Bag() }
      return pending.elements
    }
    queue.append(contentsOf: left.reversed().compactMap(\.element))
    return nil
  }
}
