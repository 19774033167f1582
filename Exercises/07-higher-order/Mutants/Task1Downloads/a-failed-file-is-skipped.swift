// Misconception: One file that fails is no reason to stop the others. See *An error and a queue*, page 07.
import ReactiveCore

func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.map { load($0).catchTo(.empty()) }.flatten(maxConcurrent: 3)
}
