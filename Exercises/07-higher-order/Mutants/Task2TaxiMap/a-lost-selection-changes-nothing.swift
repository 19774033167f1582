// Misconception: If nobody can be selected any more, by an error or not, the taxi on the map goes on. See *A completes, B fails*, page 07.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected.catchTo(.empty())
    .map { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
    .switchToLatest()
}
