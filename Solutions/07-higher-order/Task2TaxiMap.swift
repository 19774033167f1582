import ReactiveCore

/// The positions of the taxi that was selected last.
///
/// `flattenMap` followed every taxi that was ever selected. And `nil` was no position: it let the old
/// taxi go on. Nobody is a signal too, of one value, and the switch goes there.
func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
    .switchToLatest()
}
