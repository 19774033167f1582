// Misconception: The map is cleared by a value, and the taxi stops by itself. See *A slow answer*, page 07.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected
    .flattenMap { _ in .empty() }
    .merge(selected.filter { !$0.isEmpty }.map(positions).switchToLatest())
    .merge(selected.filter(\.isEmpty).map { _ in "nowhere" })
}
