extension Signal {
  /// Sends the values of this signal and, after it has completed, the values of `next`.
  ///
  ///     self    --A--B--|
  ///     next            --1--2--|
  ///     concat  --A--B----1--2--|
  ///
  /// `next` is subscribed when this signal completes, after this signal was disposed. Disposal
  /// disposes the running signal.
  ///
  /// Completes when `next` completes. An error ends the result; after an error of this signal,
  /// `next` is never subscribed.
  ///
  /// RAC: `-concat:`.
  public func concat(_ next: Signal<Value>) -> Signal<Value> {
    Concatenation(of: [self, next])
      .named("-concat:", of: self) { next.description }
  }

  /// Sends the values of the first signal, then the values of the second, and so on.
  ///
  /// `signals` is read once, at the call. Each signal is subscribed when the previous one
  /// completes.
  ///
  /// Completes when the last signal completes, or at once if there are none. An error ends the
  /// result, and the remaining signals are never subscribed.
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
  /// Equivalent to `flatten(maxConcurrent: 1)`: a signal is subscribed when all earlier ones have
  /// completed. Any number of signals can wait.
  ///
  /// Completes when this signal and all of its signals have completed. The first error ends the
  /// result, and drops the waiting signals.
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
      Succession(of: parts, to: subscriber).startNext()
    }
  }
}

/// One subscription of a concatenation, with nested concatenations expanded.
///
/// A part that completes inside its own subscription starts the next part right there, up to 16
/// levels deep. After that the next part starts when the recipe has returned, so the stack doesn't
/// overflow.
private final class Succession<Value> {
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

  /// Returns the next part, after expanding concatenations; `waiting` is in reverse order.
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
