extension Signal {
  /// Subscribes again each time a signal that is made of the errors sends a value.
  ///
  ///     self         -A-#
  ///     errors       ---x-----x-----…
  ///     triggers     ------t-----t--…     three columns later
  ///     retry(when:) -A-----A-----A-…
  ///
  /// `makeTriggers` is called once for each subscription; its signal is subscribed first. When it
  /// completes the result completes, and its error ends the result. Without an answer to an error
  /// nothing more happens. A trigger that comes while a round runs disposes that round and begins
  /// another. A round that is asked for inside the round before begins when that one has returned, so
  /// nothing nests. What triggers send inside their own subscription asks for nothing: the first round
  /// begins after it in any case. The source is held until the end or disposal.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `retry(when:)`.
  public func retry<Trigger>(
    when makeTriggers: @escaping (_ errors: Signal<any Error>) -> Signal<Trigger>
  ) -> Signal<Value> {
    Signal(of: self) { subscriber in
      let errors = Subject<any Error>()
      let triggers = makeTriggers(errors)
      // Where the triggers need a scheduler the rounds wait for it, too: no error comes before they listen.
      Signal(of: triggers) { subscriber in
        Rounds(of: self, errors: errors, to: subscriber).begin(at: triggers, for: subscriber)
      }
      .forward(to: subscriber)
    }
    .named("-retryWhen:", of: self)
  }
}

/// One subscription of `retry(when:)`.
private final class Rounds<Value> {
  private let source: Signal<Value>
  private let errors: Subject<any Error>
  private let output: LatestOutput<Value>
  private let due = Locked(1)  // The first round is due from the start, and begins last.

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

  /// Begins a round, or leaves it to the call that is still inside the one before.
  private func beginRound() {
    // Before it is counted: then another thread may begin the new one in this moment.
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
