import ReactiveCore

/// Returns the questions in a typed text: trimmed, without empty ones, and without repetitions.
public func asked(_ typed: Signal<String>) -> Signal<String> {
  typed.map { $0.trimmed }
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

/// Returns the questions in a typed text, each after a pause of 0.3 seconds.
public func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  settled(typed, on: scheduler).filter { !$0.isEmpty }
}

/// Returns the texts after which nothing is typed for 0.3 seconds, including empty ones.
///
/// The pause comes before `distinctUntilChanged`, so a text that is changed and changed back within
/// the pause is not a new question.
func settled(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.map { $0.trimmed }
    .throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
}
