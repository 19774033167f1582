// Misconception: Three at a time means three, and then the next three. See *Two at a time*, page 07.
import ReactiveCore

func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.buffer(count: 3).map { Signal.merge($0.map(load)) }.concat()
}
