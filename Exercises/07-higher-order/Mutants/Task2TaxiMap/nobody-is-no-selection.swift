// Misconception: Nobody is selected, so there is nothing to do: the empty text is filtered out. See *Only the latest*, page 07.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .filter { !$0.isEmpty }
    .map(positions)
    .switchToLatest()
}
