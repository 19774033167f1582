import ReactiveCore

/// Returns a signal that sends the positions of the most recently selected taxi.
///
/// Empty text also becomes a signal. Switching to that signal ends the subscription to the taxi.
func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
    .switchToLatest()
}
