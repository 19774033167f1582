import ReactiveCore

/// An empty text becomes a signal of one value, so `switchToLatest` leaves the old taxi for it.
func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
    .switchToLatest()
}
