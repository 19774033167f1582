import ReactiveCore

/// Returns the results of the latest search.
///
/// The error is caught inside `map`, so it ends only one search.
func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map { search($0).catchTo(.return("no connection")) }.switchToLatest()
}
