// Misconception: It is enough to say what nobody means; the newest position is the right one. See *As it comes*, page 07.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .flattenMap { taxi in taxi.isEmpty ? .return("nowhere") : positions(taxi) }
}
