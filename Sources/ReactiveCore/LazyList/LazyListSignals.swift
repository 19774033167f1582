extension Signal {
  /// The values as a list, whose readers wait for values that have not come yet.
  ///
  /// The signal is subscribed now, and everything it sends is remembered. The list ends when the signal
  /// does, whether it completed or failed, and when all senders are released. The subscription ends with it,
  /// or when nobody holds the list any more.
  ///
  /// RAC: `-sequence`.
  @available(*, noasync, message: "Its readers block a thread that all tasks share: use 'values'.")
  public var lazyList: LazyList<Value> {
    let subscription = SerialDisposable()
    let first = Promise<Value>(of: subscription)
    let latest = Locked(Latest(promise: first))
    // Readers may block all threads of a pool, so the recipe runs here.
    Scheduler.withCurrent {
      // The subscription alone holds it, so a released sender ends the list, too.
      let end = ScopedDisposable { latest.withLock { $0.promise }?.fulfil(tail: nil) }
      subscription.disposable = subscribe(
        next: { value in
          let following = Promise<Value>(of: subscription)
          let promise = latest.withLock { $0.change(to: following) }
          promise?.fulfil(head: value, tail: following)
        },
        error: { _ in end.dispose() },
        completed: { end.dispose() })
    }
    return LazyList(node: first)
  }
}

/// A node whose value has not come yet; when it goes before that, nobody waits for the value.
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

/// The promise that is due next, which only the list holds.
private struct Latest<Value> {
  weak var promise: Promise<Value>?

  mutating func change(to following: Promise<Value>) -> Promise<Value>? {
    defer { promise = following }
    return promise
  }
}

extension LazyList where Element: Sendable {
  /// Sends the elements, one in each pass of the scheduler, and completes in a pass of its own.
  ///
  /// Between two elements the scheduler does what else it was given. An element is evaluated when its
  /// turn comes; after a disposal none is. Each call without a scheduler gets a new background one.
  /// Values that are not `Sendable` draw a warning.
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
