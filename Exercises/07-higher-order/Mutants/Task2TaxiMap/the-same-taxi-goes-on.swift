// Misconception: A taxi that was asked once need not be asked again. See *Only the latest*, page 07.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .scan([String]()) { $0.contains($1) ? $0 : $0 + [$1] }
    .map { $0.last ?? "" }
    .distinctUntilChanged()
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
    .switchToLatest()
}
