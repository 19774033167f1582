// Slip: When another taxi is selected the map is cleared first.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi).startWith("nowhere") }
    .switchToLatest()
}
