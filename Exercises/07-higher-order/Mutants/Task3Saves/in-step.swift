// Misconception: A save belongs to the version before the next one, so they go in step: zip. See *Zip*, page 06.
import ReactiveCore

func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.zip(with: versions.flattenMap(save)).map { $1 }
}
