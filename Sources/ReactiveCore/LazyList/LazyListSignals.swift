extension Signal {
  /// A list of the values, in which reading a value waits until it arrives.
  ///
  /// Reading this property subscribes to the signal, and the list stores all values. The list ends
  /// when the signal completes or fails, or when all senders are released. The subscription ends
  /// when the list ends or is released.
  ///
  /// RAC: `-sequence`.
  @available(*, noasync, message: "Readers of this list block a shared thread. Use 'values'.")
  public var lazyList: LazyList<Value> {
    let subscription = SerialDisposable()
    let first = Promise<Value>(of: subscription)
    let latest = Locked(Latest(promise: first))
    // Run the recipe on this thread, because readers may block every thread of a pool.
    Scheduler.withCurrent {
      // Only the subscription retains this disposable, so releasing the senders also ends the list.
      let end = ScopedDisposable { latest.withLock { $0.promise }?.fulfill() }
      subscription.disposable = subscribe(
        next: { value in
          let following = Promise<Value>(of: subscription)
          let promise = latest.withLock { $0.change(to: following) }
          promise?.fulfill(head: value, tail: following)
        },
        error: { _ in end.dispose() },
        completed: { end.dispose() })
    }
    return LazyList(node: first)
  }
}

/// A node that waits for a value.
///
/// If the node is released before the value arrives, the subscription is disposed.
private final class Promise<Value>: LazyList<Value>.Node, @unchecked Sendable {
  // Sendable: `subscription` never changes.
  private let subscription: SerialDisposable

  init(of subscription: SerialDisposable) {
    self.subscription = subscription
    super.init(isPromised: ())
  }

  deinit {
    if !isHeadKnown { subscription.dispose() }
  }
}

/// A weak reference to the promise of the next value, so that only the list retains the promise.
private struct Latest<Value> {
  weak var promise: Promise<Value>?

  mutating func change(to following: Promise<Value>) -> Promise<Value>? {
    defer { promise = following }
    return promise
  }
}

extension LazyList where Element: Sendable {
  /// Returns a signal that sends the elements on `scheduler`, one at a time.
  ///
  /// Each element is computed right before it is sent, and the scheduler can run other work between
  /// two elements. After disposal, no further element is computed. Each call without a `scheduler`
  /// uses a new background scheduler. The compiler warns about elements that are not `Sendable`.
  ///
  /// RAC: `-signalWithScheduler:`, `-signal`.
  @preconcurrency
  public func signal(on scheduler: Scheduler = .background()) -> Signal<Element> {
    Signal { subscriber in
      var list = self
      return scheduler.recur { reschedule in
        if subscriber.isDisposed { return }
        guard let element = list.head else { return subscriber.sendCompleted() }
        subscriber.sendNext(element)
        if subscriber.isDisposed { return }
        list = list.tail
        reschedule()
      }
    }
    .named("-signalWithScheduler:", function: "signal(on:)") { scheduler.description }
  }
}
