extension Signal {
  /// Sends the events of this signal or of `other`, whichever sends one first.
  ///
  ///     self   -----A--B--|
  ///     other  --1-----2-----3--|
  ///     race   --1-----2-----3--|
  ///
  /// This signal is subscribed to before `other`. The first event can be a value, an error, or
  /// completion. The losing signal is disposed before that event is sent. Completes or fails when
  /// the winner does.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `amb`.
  public func race(_ other: Signal<Value>) -> Signal<Value> {
    Signal.race([self, other]).named("-race:", of: self) { other.description }
  }

  /// Sends the events of the first signal that sends an event.
  ///
  /// The first event can be a value, an error, or completion. The losing
  /// signals are disposed before that event is sent. Completes or fails
  /// when the winner does. An empty sequence completes immediately.
  ///
  /// The signals are subscribed to in order. If one sends inside its recipe, the remaining ones are
  /// never subscribed to.
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

  /// Returns whether this signal is the winner, which is the first signal that calls this method.
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
