import Observation

extension Signal {
  /// Returns a signal that sends the result of `read` on subscription, and again after each change
  /// of an `@Observable` property that `read` uses.
  ///
  /// ```swift
  /// @Observable final class Cart { var items = 0 }
  /// Signal.observing(on: .main) { cart.items }.subscribeNext { badge.show($0) }
  /// ```
  ///
  ///     cart.items  0--1--2-----(3 4)--
  ///     observing   0--1--2--------4---
  ///
  /// The Observation framework reports a change before it happens. `read` is therefore called again
  /// later, on `scheduler`, and several changes before that call are sent as one value. `scheduler`
  /// can't be the immediate scheduler, which would call `read` before the change. Make the changes
  /// on `scheduler`, too. A change that another thread makes while `read` is running may be missed.
  ///
  /// The first value is sent on subscription, and all others are sent on `scheduler`. The signal
  /// never completes or fails. Limit it with `take(until:)`. The objects that `read` captures are
  /// retained until disposal. If `read` captures its object weakly, the subscription doesn't
  /// outlive the object.
  ///
  /// RAC: `RACObserve`, which sends every change, as ``Observed`` does.
  public static func observing(
    on scheduler: Scheduler, _ read: @escaping @isolated(any) () -> Value
  ) -> Signal<Value> {
    let read = checkingActor(of: read)
    precondition(
      scheduler !== Scheduler.immediate, "Signal.observing cannot use the immediate scheduler.")
    return Signal { subscriber in
      let reader = Reader(read, on: scheduler, for: subscriber)
      reader.readAndSend()
      return Disposable { [weak reader] in reader?.forget() }
    }
    .named("+observing:") { "onScheduler: \(scheduler)" }
  }
}

/// The state of a subscription to `observing`.
///
/// Only the observed object retains a reader, and only until the object's next change. When the
/// object is deallocated, the reader and the subscriber are deallocated, too.
private final class Reader<Value>: Sendable {
  private let scheduler: Scheduler
  private let parts: Locked<(read: () -> Value, subscriber: Subscriber<Value>)?>

  init(_ read: @escaping () -> Value, on scheduler: Scheduler, for subscriber: Subscriber<Value>) {
    self.scheduler = scheduler
    parts = Locked((read, subscriber))
  }

  func readAndSend() {
    guard let (read, subscriber) = parts.withLock({ $0 }) else { return }
    let value = withObservationTracking(read) {
      self.scheduler.schedule { self.readAndSend() }
    }
    subscriber.sendNext(value)
  }

  /// Releases the closure and the subscriber now, because there may be no further change.
  func forget() {
    let last = parts.withLock { parts in
      defer { parts = nil }
      return parts
    }
    withExtendedLifetime(last) {}
  }
}
