extension Signal {
  /// Sends a list of the latest values of all `signals`, each time one of them sends.
  ///
  /// The signals are subscribed in order, until one fails. Nothing is sent before all have sent
  /// a value. Completes when all have completed, at once if there are none; the first error ends
  /// it.
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

  /// Sends the latest values of all `inputs`, each time one of them sends.
  ///
  /// ```swift
  /// Signal.combineLatest(name, age, city).map { name, age, city in … }
  /// ```
  ///
  /// Nothing is sent before all have sent a value. Completes when all have completed; the first error
  /// ends it. The inputs are subscribed in order, until one fails.
  ///
  /// RAC: `+combineLatest:`.
  public static func combineLatest<each Input>(
    _ inputs: repeat Signal<each Input>
  ) -> Signal<(repeat each Input)> where Value == (repeat each Input) {
    rows(of: repeat each inputs, joinedBy: Signal<[Fill]>.combineLatest)
      .named("+combineLatest:") { names(of: repeat each inputs) }
  }
}

/// One subscription of `combineLatest` to a list of inputs: the latest value of each.
private final class LatestList<Element>: SerialOutput<[Element]>, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  private let firsts: [Box<Element>]
  private var latest: [Element] = []
  private var state: OneOfEach

  init(of count: Int, to subscriber: Subscriber<[Element]>) {
    firsts = (0..<count).map { _ in Box() }
    state = OneOfEach(of: count)
    super.init(to: subscriber)
  }

  func send(_ value: Element, from place: Int) {
    turn.perform(orDefer: { self.send(value, from: place) }) {
      let isComplete = state.add(at: place)
      // Once all have sent, one list is changed in its place, unless a subscriber has kept it.
      guard latest.isEmpty else { return change(to: value, at: place) }
      firsts[place].change(to: value) {
        if isComplete {
          latest = firsts.map { $0.take() }
          subscriber.sendNext(latest)
        }
      }
    }
  }

  // What the end of the old value sends comes behind the new one, as it was sent later.
  private func change(to value: Element, at place: Int) {
    withExtendedLifetime(replace(&latest[place], with: value)) { subscriber.sendNext(latest) }
  }

  func endOne() {
    turn.perform(orDefer: { self.endOne() }) {
      if state.endOne() { subscriber.sendCompleted() }
    }
  }
}
