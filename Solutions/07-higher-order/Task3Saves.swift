import ReactiveCore

/// `switchToLatest` would cancel the previous save; `concat` waits for it.
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).concat()
}
