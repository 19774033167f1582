extension Signal {
  /// Sends an array of the latest values of all `signals` each time one of them sends a value.
  ///
  /// Subscribes to the signals in order. If one fails inside its recipe, the remaining ones are
  /// skipped. Nothing is sent until all of them have sent a value.
  ///
  /// Completes when all signals have completed, or immediately if the sequence is empty. Fails with
  /// the first error.
  ///
  /// RAC: `+combineLatest:`.
  public static func combineLatest<Element>(
    _ signals: some Sequence<Signal<Element>>
  ) -> Signal<[Element]> where Value == [Element] {
    let signals = Array(signals)
    if signals.isEmpty { return .empty() }
    return Signal(of: signals) { subscriber in
      let latest = LatestList<Element>(of: signals.count, to: subscriber)
      for (place, signal) in signals.enumerated() {
        signal.forward(
          to: subscriber,
          next: { latest.send($0, from: place) },
          error: latest.sendError,
          completed: { latest.endOne() })
      }
    }
    .named("+combineLatest:") { "\(signals)" }
  }

  /// Sends the latest values of all `inputs` each time one of them sends a value.
  ///
  /// ```swift
  /// Signal.combineLatest(name, age, city).map { name, age, city in … }
  /// ```
  ///
  /// Subscribes to the inputs in order. If one fails inside its recipe, the remaining ones are
  /// skipped. Nothing is sent until all of them have sent a value.
  ///
  /// Completes when all inputs have completed. Fails with the first error.
  ///
  /// RAC: `+combineLatest:`.
  public static func combineLatest<each Input>(
    _ inputs: repeat Signal<each Input>
  ) -> Signal<(repeat each Input)> where Value == (repeat each Input) {
    rows(of: repeat each inputs, joinedBy: Signal<[Fill]>.combineLatest)
      .named("+combineLatest:") { names(of: repeat each inputs) }
  }
}

private final class LatestList<Element>: SerialOutput<[Element]>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.
  private var latest: [Element?]
  private var running: Int

  init(of count: Int, to subscriber: Subscriber<[Element]>) {
    latest = Array(repeating: nil, count: count)
    running = count
    super.init(to: subscriber)
  }

  func send(_ value: Element, from place: Int) {
    serializer.perform(orDefer: { self.send(value, from: place) }) {
      withExtendedLifetime(replace(&latest[place], with: value)) {
        let row = latest.compactMap { $0 }
        if row.count == latest.count { subscriber.sendNext(row) }
      }
    }
  }

  func endOne() {
    serializer.perform(orDefer: { self.endOne() }) {
      running -= 1
      if running == 0 { subscriber.sendCompleted() }
    }
  }
}
