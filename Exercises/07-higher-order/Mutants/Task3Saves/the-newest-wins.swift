// Misconception: The newest version is the one that counts, so the older saves may be broken off. See *Only the latest*, page 07.
import ReactiveCore

func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).switchToLatest()
}
