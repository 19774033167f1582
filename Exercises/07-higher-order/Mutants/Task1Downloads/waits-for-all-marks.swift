// Misconception: First it has to be known which files are marked, and then they are loaded. See *As it comes*, page 07.
import ReactiveCore

func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.collect().map { Signal.merge($0.map(load)) }.flatten()
}
