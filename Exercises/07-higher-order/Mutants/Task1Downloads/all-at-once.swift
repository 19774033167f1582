// Misconception: The server takes what it can, so every file is loaded at once. See *Two at a time*, page 07.
import ReactiveCore

func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.flattenMap(load)
}
