// Misconception: Two saves at a time are faster, and the order is the same. See *Each in order, one list*, page 07.
import ReactiveCore

func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).flatten(maxConcurrent: 2)
}
