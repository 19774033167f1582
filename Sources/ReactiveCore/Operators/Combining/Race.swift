extension Signal {
  /// Sends the events of this signal or of `other`, whichever sends an event first.
  ///
  ///     self   -----A--B--|
  ///     other  --1-----2-----3--|
  ///     race   --1-----2-----3--|
  ///
  /// Subscribes to this signal before `other`. The first event can be a value, an error, or
  /// completion. Before that event is sent, the subscription to the losing signal is disposed.
  /// Completes or fails when the winning signal does.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `amb`.
  public func race(_ other: Signal<Value>) -> Signal<Value> {
    Signal.race([self, other]).named("-race:", of: self) { other.description }
  }

  /// Sends the events of the first signal that sends an event.
  ///
  /// The first event can be a value, an error, or completion. Before that event is sent, the
  /// subscriptions to the losing signals are disposed. Completes or fails when the winning signal
  /// does. If the sequence is empty, the result completes immediately.
  ///
  /// Subscribes to the signals in order. If one sends inside its recipe, the remaining ones are
  /// skipped.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `amb`.
  public static func race(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    let signals = Array(signals)
    if signals.isEmpty { return Signal.empty().named("+race:") { "[]" } }
    return Signal(of: signals) { subscriber in
      let race = Race(of: signals.count)
      for (number, signal) in signals.enumerated() where !race.isOver {
        signal.forward(
          to: subscriber, as: race.subscriptions[number],
          next: { if race.mayPass(number) { subscriber.sendNext($0) } },
          error: { if race.mayPass(number) { subscriber.sendError($0) } },
          completed: { if race.mayPass(number) { subscriber.sendCompleted() } })
      }
    }
    .named("+race:") { "\(signals)" }
  }
}

private final class Race {
  let subscriptions: [CompoundDisposable]
  private let winner = Locked(Int?.none)

  init(of count: Int) {
    subscriptions = (0..<count).map { _ in CompoundDisposable() }
  }

  var isOver: Bool { winner.withLock { $0 } != nil }

  /// Returns whether the signal with this number has won.
  ///
  /// The first call decides the winner, and disposes the other subscriptions.
  func mayPass(_ number: Int) -> Bool {
    let (known, hasJustWon) = winner.withLock { winner -> (Int, Bool) in
      if let winner { return (winner, false) }
      winner = number
      return (number, true)
    }
    if hasJustWon {
      for (other, subscription) in subscriptions.enumerated() where other != number {
        subscription.dispose()
      }
    }
    return known == number
  }
}
