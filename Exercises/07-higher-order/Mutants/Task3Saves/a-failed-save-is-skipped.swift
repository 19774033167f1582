// Misconception: If one version cannot be saved, the next one can. See *An error and a queue*, page 07.
import ReactiveCore

func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map { save($0).catchTo(.empty()) }.concat()
}
