import ReactiveCore

/// The questions in what is typed: without the spaces around them, none twice in a row, none empty.
public func asked(_ typed: Signal<String>) -> Signal<String> {
  typed.map { $0.trimmed }
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

/// The questions in what is typed, each after a pause of 0.3 seconds.
public func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  settled(typed, on: scheduler).filter { !$0.isEmpty }
}

/// The texts at which somebody stops typing for 0.3 seconds, an empty one too.
///
/// The pause stands before `distinctUntilChanged`: a text that was changed and changed back within the
/// pause is no new question.
func settled(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.map { $0.trimmed }
    .throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
}
