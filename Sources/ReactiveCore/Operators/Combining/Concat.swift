extension Signal {
  /// Sends all of this signal, and when it has completed all of `next`.
  ///
  ///     self    --A--B--|
  ///     next            --1--2--|
  ///     concat  --A--B----1--2--|
  ///
  /// `next` is subscribed inside the completion, after the first part was disposed. An error ends
  /// the result, and `next` is never subscribed. Disposal disposes the part that is active.
  ///
  /// RAC: `-concat:`.
  public func concat(_ next: Signal<Value>) -> Signal<Value> {
    Concatenation(of: [self, next])
      .named("-concat:", of: self) { next.description }
  }

  /// Sends all of the first signal, then all of the second, and so on.
  ///
  /// The list is read at the call. It is `concat` from one signal to the next: each is subscribed inside the
  /// completion of the one before it.
  /// Completes after the last; an error ends the result, and those that follow are never
  /// subscribed.
  ///
  /// RAC: `+concat:`.
  public static func concat(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    let signals = Array(signals)
    return Concatenation(of: signals).named("+concat:") { "\(signals)" }
  }

  /// Sends all of the first signal that this signal sends, then all of the second, and so on.
  ///
  ///     self    --a--b-------|
  ///     a         -1-----|
  ///     b  (waits)       -2--|
  ///     concat  ---1------2--|
  ///
  /// As `flatten(maxConcurrent: 1)`: a signal waits, without a limit, and is subscribed when those
  /// before it have completed. The first error ends everything.
  ///
  /// RAC: `-concat`.
  public func concat<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    flatten(maxConcurrent: 1).named("-concat", of: self)
  }
}

/// Signals, one after the other; each may be a concatenation itself.
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

/// One subscription of a concatenation, however its parts are nested: all of them in one row.
///
/// A part that ends inside its own subscription starts the next one from within its completion, a few
/// deep; beyond that the next one starts when the recipe of the part has returned.
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

  /// Takes the first of the parts that wait, where the last one is the first.
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
