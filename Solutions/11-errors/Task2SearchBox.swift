import ReactiveCore

/// What the latest search found, or that there is no connection.
///
/// The error is cured where it happens, so only that search is over. The keyboard's error is not
/// caught: nothing could follow it.
func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map { search($0).catchTo(.return("no connection")) }.switchToLatest()
}
