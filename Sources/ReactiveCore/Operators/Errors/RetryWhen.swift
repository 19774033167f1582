extension Signal {
  /// Subscribes to this signal again each time a trigger signal sends a value.
  ///
  ///     self         -A-#
  ///     errors       ---x-----x-----…
  ///     triggers     ------t-----t--…     three columns later
  ///     retry(when:) -A-----A-----A-…
  ///
  /// `makeTriggers` runs once per subscription. It receives a signal of the errors, and returns the
  /// trigger signal, which is subscribed before this signal. If no trigger follows an error, the
  /// result waits.
  ///
  /// Completes when this signal or the trigger signal completes. An error of the trigger signal
  /// fails the result.
  ///
  /// A trigger during a round disposes that round, and begins another. If a trigger arrives while a
  /// round is being subscribed, the next round begins when that subscription returns, so rounds
  /// never nest. Triggers that are sent inside the trigger signal's own subscription are ignored.
  /// The source is retained until the result ends or is disposed.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `retry(when:)`.
  public func retry<Trigger>(
    when makeTriggers: @escaping (_ errors: Signal<any Error>) -> Signal<Trigger>
  ) -> Signal<Value> {
    Signal(of: self) { subscriber in
      let errors = Subject<any Error>()
      let triggers = makeTriggers(errors)
      // If the triggers need a scheduler, the rounds wait for it, so the triggers miss no error.
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
  private let due = Locked(1)  // Counts the first round, which begins last.

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
    due.withLock { $0 = 1 }
    runWhatIsDue()
  }

  /// Begins a round, unless a round is being subscribed; then that call begins it.
  private func beginRound() {
    // Dispose first: once the new round is counted, another thread may begin it.
    output.change(to: nil)?.dispose()
    let isInside = due.withLock { due in
      due += 1
      return due > 1
    }
    if !isInside { runWhatIsDue() }
  }

  private func runWhatIsDue() {
    repeat { runRound() } while isStillDue()
  }

  private func isStillDue() -> Bool {
    due.withLock { due in
      due -= 1
      return due > 0
    }
  }

  private func runRound() {
    output.follow(source, error: { self.errors.sendNext($0) })
  }
}
