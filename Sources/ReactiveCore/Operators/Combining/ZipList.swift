extension Signal {
  /// Collects the first values of all `signals` in one list, then the second values, and so on.
  ///
  /// The signals are subscribed in order, while it is not over. Completes as soon as no list can
  /// follow: when a completed signal has no value waiting, and at once without signals. An error
  /// ends it at once, and what waits is dropped.
  ///
  /// RAC: `+zip:`.
  public static func zip<Element>(
    _ signals: some Sequence<Signal<Element>>
  ) -> Signal<[Element]> where Value == [Element] {
    let signals = Array(signals)
    if signals.isEmpty { return .empty() }
    return Signal(of: signals) { subscriber in
      let pairing = RowPairing<Element>(of: signals.count, to: subscriber)
      for (place, signal) in signals.enumerated() {
        signal.forward(
          to: subscriber,
          next: { pairing.add($0, at: place) },
          error: pairing.sendError,
          completed: { pairing.end(place) })
      }
    }
    .named("+zip:") { "\(signals)" }
  }

  /// Sends the first values of all `inputs` together, then the second of all, and so on.
  ///
  /// Completes as soon as no further values can come together; an error ends it at once. The inputs
  /// are subscribed in order, while it is not over.
  ///
  /// RAC: `+zip:`.
  public static func zip<each Input>(
    _ inputs: repeat Signal<each Input>
  ) -> Signal<(repeat each Input)> where Value == (repeat each Input) {
    rows(of: repeat each inputs, joinedBy: Signal<[Fill]>.zip)
      .named("+zip:") { names(of: repeat each inputs) }
  }
}

/// One subscription of `zip` to a list of inputs: the values whose row is not complete yet.
private final class RowPairing<Element>: SerialOutput<[Element]>, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  private let waiting: [FirstInFirstOut<Element>]
  private var rows: Rows

  init(of count: Int, to subscriber: Subscriber<[Element]>) {
    waiting = (0..<count).map { _ in FirstInFirstOut() }
    rows = Rows(of: count)
    super.init(to: subscriber)
  }

  func add(_ value: Element, at place: Int) {
    turn.perform(orDefer: { self.add(value, at: place) }) {
      waiting[place].append(value)
      guard rows.add(at: place) else { return }
      rows.take()
      subscriber.sendNext(waiting.map { $0.popFirst()! })
      if rows.isOver { subscriber.sendCompleted() }
    }
  }

  func end(_ place: Int) {
    turn.perform(orDefer: { self.end(place) }) {
      if rows.end(place) { subscriber.sendCompleted() }
    }
  }
}
