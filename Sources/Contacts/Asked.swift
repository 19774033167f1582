import ReactiveCore

/// Returns a signal that sends each typed text, trimmed, unless it is empty or unchanged.
public func asked(_ typed: Signal<String>) -> Signal<String> {
  typed.map { $0.trimmed }
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

/// Returns a signal that sends the trimmed text after each pause of 0.3 seconds in the typing,
/// unless it is empty or unchanged.
public func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  settled(typed, on: scheduler).filter { !$0.isEmpty }
}

/// Returns a signal that sends the trimmed text, even if empty, after each pause of 0.3 seconds.
///
/// `distinctUntilChanged` follows `throttle`, so that nothing is sent if a change is undone before
/// the pause ends.
func settled(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.map { $0.trimmed }
    .throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
}
