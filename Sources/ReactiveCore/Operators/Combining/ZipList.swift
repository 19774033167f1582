extension Signal {
  /// Sends an array of the first values of all `signals`, then of the second values, and so on.
  ///
  /// Subscribes to the signals in order. If the result ends inside a recipe, the remaining signals
  /// are skipped. Any number of values can wait for their partners.
  ///
  /// Completes as soon as no more arrays are possible, because one signal has completed and none of
  /// its values are waiting. Completes immediately if the sequence is empty. Fails with the first
  /// error, and drops the waiting values.
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

  /// Sends the first values of all `inputs` together, then the second values, and so on.
  ///
  /// Subscribes to the inputs in order. If the result ends inside a recipe, the remaining inputs
  /// are skipped. Completes as soon as one input has completed and none of its values are waiting.
  /// Fails with the first error.
  ///
  /// RAC: `+zip:`.
  public static func zip<each Input>(
    _ inputs: repeat Signal<each Input>
  ) -> Signal<(repeat each Input)> where Value == (repeat each Input) {
    rows(of: repeat each inputs, joinedBy: Signal<[Fill]>.zip)
      .named("+zip:") { names(of: repeat each inputs) }
  }
}

private final class RowPairing<Element>: SerialOutput<[Element]>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.
  private let waiting: [FirstInFirstOut<Element>]
  private var isOver: [Bool]

  init(of count: Int, to subscriber: Subscriber<[Element]>) {
    waiting = (0..<count).map { _ in FirstInFirstOut() }
    isOver = Array(repeating: false, count: count)
    super.init(to: subscriber)
  }

  func add(_ value: Element, at place: Int) {
    serializer.perform(orDefer: { self.add(value, at: place) }) {
      waiting[place].append(value)
      if waiting.contains(where: \.isEmpty) { return }
      subscriber.sendNext(waiting.map { $0.popFirst()! })
      completeIfOver()
    }
  }

  func end(_ place: Int) {
    serializer.perform(orDefer: { self.end(place) }) {
      isOver[place] = true
      completeIfOver()
    }
  }

  private func completeIfOver() {
    if Swift.zip(waiting, isOver).contains(where: { $0.isEmpty && $1 }) {
      subscriber.sendCompleted()
    }
  }
}
