import ReactiveCore

/// What the marked files send, three of them at a time.
///
/// `map` makes the signals, and starts none of them; `flatten(maxConcurrent:)` decides when each starts.
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.map(load).flatten(maxConcurrent: 3)
}
