extension Signal {
  /// Sends what that signal sends which sends first, this one or `other`.
  ///
  ///     self   -----A--B--|
  ///     other  --1-----2-----3--|
  ///     race   --1-----2-----3--|
  ///
  /// This signal is subscribed first. The chosen signal's end is the result's end.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `amb`.
  public func race(_ other: Signal<Value>) -> Signal<Value> {
    Signal.race([self, other]).named("-race:", of: self) { other.description }
  }

  /// Sends what that of the `signals` sends which sends first.
  ///
  /// The first event of all decides, be it a value, an error or a completion: the others are
  /// disposed, and then it is sent. The chosen signal's end is the result's end. The signals are
  /// subscribed in order; one that sends inside its subscription keeps the following ones from
  /// being subscribed. An empty list of signals completes at once.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `amb`.
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

/// One subscription of `race`: the signals, and which of them was chosen.
private final class Race {
  let subscriptions: [CompoundDisposable]
  private let winner = Locked(Int?.none)

  init(of count: Int) {
    subscriptions = (0..<count).map { _ in CompoundDisposable() }
  }

  var isOver: Bool { winner.withLock { $0 } != nil }

  /// Whether a signal was chosen: the first one that asks is, and the others are disposed.
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
