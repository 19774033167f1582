import ReactiveCore

/// An empty text becomes a signal of one value, and switching to it ends the old taxi's signal.
func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
    .switchToLatest()
}
