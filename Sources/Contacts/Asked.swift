import ReactiveCore

/// Returns a signal that sends the trimmed text after each edit, unless it is empty or unchanged.
public func asked(_ typed: Signal<String>) -> Signal<String> {
  typed.map { $0.trimmed }
    .distinctUntilChanged()
    .filter { !$0.isEmpty }
}

/// Returns a signal that sends the trimmed text whenever the user stops typing for 0.3 seconds,
/// unless the text is empty or unchanged.
public func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  settled(typed, on: scheduler).filter { !$0.isEmpty }
}

/// Returns a signal that sends the trimmed text whenever the user stops typing for 0.3 seconds.
///
/// The text can be empty. `distinctUntilChanged` follows `throttle`, so nothing is sent if the user
/// undoes a change within 0.3 seconds.
func settled(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  typed.map { $0.trimmed }
    .throttle(.milliseconds(300), on: scheduler)
    .distinctUntilChanged()
}
