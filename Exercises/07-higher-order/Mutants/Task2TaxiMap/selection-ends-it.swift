// Misconception: When nothing can be selected any more, the map is finished. See *A completes, B fails*, page 07.
// Shown by: test_completes_when_selection_and_taxi_have_completed
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
    .switchToLatest()
    .take(until: selected.materialize().filter { $0 == .completed }.map { _ in })
}
