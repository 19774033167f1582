import ReactiveCore

/// `map` makes the signals without starting them, and `flatten(maxConcurrent:)` decides when each starts.
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.map(load).flatten(maxConcurrent: 3)
}
