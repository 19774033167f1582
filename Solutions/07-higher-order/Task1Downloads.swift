import ReactiveCore

/// `map` creates the signals without starting them; `flatten(maxConcurrent:)` starts each one.
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.map(load).flatten(maxConcurrent: 3)
}
