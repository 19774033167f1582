import ReactiveCore

/// Returns the questions in the typed text: trimmed, and without empty or repeated ones.
public func asked(_ typed: Signal<String>) -> Signal<String> {
  typed.map { $0.trimmed }
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

/// Returns the questions in the typed text, each after a pause of 0.3 seconds.
public func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  settled(typed, on: scheduler).filter { !$0.isEmpty }
}

/// Returns each text that is followed by a pause of 0.3 seconds, including empty texts.
///
/// `distinctUntilChanged` comes after the pause. If a change is undone within
/// the pause, there is no new question.
func settled(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.map { $0.trimmed }
    .throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
}
