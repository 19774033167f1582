import ReactiveCore

/// `switchToLatest` cancels the save before, and `concat` waits for it.
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).concat()
}
