import ReactiveCore

/// Returns a signal of questions: each typed text, trimmed, unless it is empty or repeated.
public func asked(_ typed: Signal<String>) -> Signal<String> {
  typed.map { $0.trimmed }
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

/// Returns a signal that sends a question after each pause of 0.3 seconds in the typing.
public func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  settled(typed, on: scheduler).filter { !$0.isEmpty }
}

/// Returns a signal that sends the trimmed text, even if empty, after each pause of 0.3 seconds.
///
/// `distinctUntilChanged` comes after the pause. If a change is undone within
/// the pause, nothing is sent.
func settled(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.map { $0.trimmed }
    .throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
}
