import ReactiveCore

/// Returns a signal that saves all versions, one after another.
///
/// `switchToLatest` would cancel the running save, but `concat` waits for it.
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).concat()
}
