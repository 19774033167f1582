extension Signal {
  /// Sends the values of this signal, and then, after it has completed, the values of `next`.
  ///
  ///     self    --A--B--|
  ///     next            --1--2--|
  ///     concat  --A--B----1--2--|
  ///
  /// When this signal completes, disposes its subscription, and then subscribes to `next`.
  /// Disposing the result disposes the current subscription.
  ///
  /// Completes when `next` completes. Fails with the first error. If this signal fails, `next` is
  /// never subscribed to.
  ///
  /// RAC: `-concat:`.
  public func concat(_ next: Signal<Value>) -> Signal<Value> {
    Concatenation(of: [self, next])
      .named("-concat:", of: self) { next.description }
  }

  /// Sends the values of the first signal, then the values of the second, and so on.
  ///
  /// The sequence is read once, when the method is called. Subscribes to each signal when the
  /// previous one completes.
  ///
  /// Completes when the last signal completes, or immediately if the sequence is empty. If a signal
  /// fails, the result fails with that error, and the remaining signals are skipped.
  ///
  /// RAC: `+concat:`.
  public static func concat(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    let signals = Array(signals)
    return Concatenation(of: signals).named("+concat:") { "\(signals)" }
  }

  /// Sends the values of the signals that this signal sends, one signal after the other.
  ///
  ///     self    --a--b-------|
  ///     a         -1-----|
  ///     b  (waits)       -2--|
  ///     concat  ---1------2--|
  ///
  /// This is equivalent to `flatten(maxConcurrent: 1)`. Subscribes to each signal when all earlier
  /// ones have completed. Any number of signals can wait.
  ///
  /// Completes when this signal and all signals that it sent have completed. Fails with the first
  /// error, and drops the waiting signals.
  ///
  /// RAC: `-concat`.
  public func concat<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    flatten(maxConcurrent: 1).named("-concat", of: self)
  }
}

/// A signal that sends the values of its parts in order.
private final class Concatenation<Value>: Signal<Value>, @unchecked Sendable {
  // Sendable: the parts never change.
  let parts: [Signal<Value>]

  init(of parts: [Signal<Value>]) {
    self.parts = parts
    super.init(needsScheduler: parts.first?.needsScheduler ?? false) { subscriber in
      ConcatenationSubscription(of: parts, to: subscriber).startNext()
    }
  }
}

/// The state of a subscription to a concatenation whose nested concatenations are expanded.
///
/// If a part completes inside its recipe, the next part starts inside that recipe's call, up to 16
/// levels deep. A part beyond that starts after the recipe has returned, so that the stack doesn't
/// overflow.
private final class ConcatenationSubscription<Value> {
  private let output: LatestOutput<Value>
  private let state: Locked<(waiting: [Signal<Value>], nested: Int, isDue: Bool)>

  init(of parts: [Signal<Value>], to subscriber: Subscriber<Value>) {
    output = LatestOutput(to: subscriber)
    state = Locked((waiting: parts.reversed(), nested: 0, isDue: false))
  }

  func startNext() {
    let mayNest = state.withLock { state in
      if state.nested == 16 { state.isDue = true } else { state.nested += 1 }
      return !state.isDue
    }
    guard mayNest else { return }
    repeat { start(takeNext()) } while isDueAfterStart()
  }

  private func isDueAfterStart() -> Bool {
    state.withLock { state in
      defer { state.isDue = false }
      if !state.isDue { state.nested -= 1 }
      return state.isDue
    }
  }

  /// Removes and returns the next part from the reversed list `waiting`, expanding concatenations.
  private func takeNext() -> Signal<Value>? {
    state.withLock { state in
      guard var signal = state.waiting.popLast() else { return nil }
      while let parts = (signal as? Concatenation)?.parts, let first = parts.first {
        state.waiting.append(contentsOf: parts.dropFirst().reversed())
        signal = first
      }
      return signal
    }
  }

  private func start(_ part: Signal<Value>?) {
    guard let part else { return output.sendCompleted() }
    output.follow(part, completed: { self.startNext() })
  }
}
