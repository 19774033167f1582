import Observation

extension Signal {
  /// Sends what `read` returns, now and after each change of an `@Observable` property that it reads.
  ///
  /// ```swift
  /// @Observable final class Cart { var items = 0 }
  /// Signal.observing(on: .main) { cart.items }.subscribeNext { badge.show($0) }
  /// ```
  ///
  ///     cart.items  0--1--2-----(3 4)--
  ///     observing   0--1--2--------4---
  ///
  /// Observation says that a property will change, and not to what. So `read` is called again in the
  /// next turn of `scheduler`, and changes before that turn are sent as one value; the immediate scheduler,
  /// whose turn is before the change, is refused. Make the changes on that scheduler too: one from
  /// another thread while `read` runs may be missed.
  ///
  /// The first value is sent inside the subscription, all others on `scheduler`. It never ends: bound
  /// it with `take(until:)`. What `read` captures is kept until disposal; when it captures its object
  /// weakly, nothing is kept longer than the object.
  ///
  /// RAC: `RACObserve`, which sends every change; so does ``Observed``.
  public static func observing(
    on scheduler: Scheduler, _ read: @escaping @isolated(any) () -> Value
  ) -> Signal<Value> {
    let read = checkingActor(of: read)
    precondition(
      scheduler !== Scheduler.immediate, "observing cannot use the immediate scheduler.")
    return Signal { subscriber in
      let reader = Reader(read, on: scheduler, for: subscriber)
      reader.readAndSend()
      return Disposable { [weak reader] in reader?.forget() }
    }
    .named("+observing:") { "onScheduler: \(scheduler)" }
  }
}

/// One subscription of `observing`.
///
/// Only the object that is read holds it, until its next change: when the object goes, so do the
/// reader and the subscriber.
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

  /// Lets everything go now, as the next change may never come.
  func forget() {
    let last = parts.withLock { parts in
      defer { parts = nil }
      return parts
    }
    withExtendedLifetime(last) {}
  }
}
