// Slip: An empty signal is enough: then nothing is shown.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .map { taxi in taxi.isEmpty ? .empty() : positions(taxi) }
    .switchToLatest()
}
