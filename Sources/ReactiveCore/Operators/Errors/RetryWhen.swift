extension Signal {
  /// Subscribes to this signal again each time a trigger signal sends a value.
  ///
  ///     self         -A-#
  ///     errors       ---x-----x-----…
  ///     triggers     ------t-----t--…     three columns later
  ///     retry(when:) -A-----A-----A-…
  ///
  /// `makeTriggers` runs once per subscription. It receives a signal of the errors, and returns the
  /// trigger signal. The operator subscribes to the trigger signal first. After an error, the
  /// result waits for the next trigger.
  ///
  /// Completes when this signal or the trigger signal completes. Fails if the trigger signal fails.
  ///
  /// Each subscription to this signal is called a *round*. A trigger that arrives during a round
  /// disposes that round, and begins another. If this signal's recipe is still running, the next
  /// round begins after the recipe has returned, so rounds never nest. Triggers that arrive while
  /// the trigger signal's recipe is running are ignored. This signal is retained until the result
  /// ends or is disposed.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `retry(when:)`.
  public func retry<Trigger>(
    when makeTriggers: @escaping (_ errors: Signal<any Error>) -> Signal<Trigger>
  ) -> Signal<Value> {
    Signal(of: self) { subscriber in
      let errors = Subject<any Error>()
      let triggers = makeTriggers(errors)
      // If the trigger signal needs a scheduler, begin the rounds on that scheduler, too.
      // Otherwise, the trigger signal could miss the first error.
      Signal(of: triggers) { subscriber in
        Rounds(of: self, errors: errors, to: subscriber).begin(at: triggers, for: subscriber)
      }
      .forward(to: subscriber)
    }
    .named("-retryWhen:", of: self)
  }
}

private final class Rounds<Value> {
  private let source: Signal<Value>
  private let errors: Subject<any Error>
  private let output: LatestOutput<Value>
  private let pendingRounds = Locked(1)  // Starts at 1, to ignore triggers during `begin`.

  init(of source: Signal<Value>, errors: Subject<any Error>, to subscriber: Subscriber<Value>) {
    self.source = source
    self.errors = errors
    output = LatestOutput(to: subscriber)
  }

  func begin<Trigger>(at triggers: Signal<Trigger>, for subscriber: Subscriber<Value>) {
    triggers.forward(
      to: subscriber,
      next: { _ in self.beginRound() },
      error: { self.output.sendError($0) },
      completed: { self.output.sendCompleted() })
    pendingRounds.withLock { $0 = 1 }
    runPendingRounds()
  }

  /// Begins a round, or lets the call that is still subscribing for the previous round begin it.
  private func beginRound() {
    // Dispose first, because another thread may begin the new round as soon as it is counted.
    output.change(to: nil)?.dispose()
    let isInside = pendingRounds.withLock { count in
      count += 1
      return count > 1
    }
    if !isInside { runPendingRounds() }
  }

  private func runPendingRounds() {
    repeat { runRound() } while hasPendingRounds()
  }

  private func hasPendingRounds() -> Bool {
    pendingRounds.withLock { count in
      count -= 1
      return count > 0
    }
  }

  private func runRound() {
    output.follow(source, error: { self.errors.sendNext($0) })
  }
}
