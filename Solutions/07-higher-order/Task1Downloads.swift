import ReactiveCore

/// Returns a signal that loads the marked files, at most three at a time.
///
/// `map` creates the signals without starting them, and `flatten(maxConcurrent:)` starts each one.
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.map(load).flatten(maxConcurrent: 3)
}
