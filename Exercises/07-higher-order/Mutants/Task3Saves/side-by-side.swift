// Misconception: Nothing is lost if all saves run side by side. See *As it comes*, page 07.
import ReactiveCore

func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.flattenMap(save)
}
