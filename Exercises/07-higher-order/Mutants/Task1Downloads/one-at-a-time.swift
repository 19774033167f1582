// Misconception: A queue is one after the other. See *Two at a time*, page 07.
import ReactiveCore

func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.map(load).concat()
}
