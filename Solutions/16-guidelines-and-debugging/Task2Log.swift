import ReactiveCore

/// The hits for what is typed.
///
/// What counts as the same is said after the trimming; an error stays inside the search that failed.
func hits(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>,
  log: @escaping (String) -> Void
) -> Signal<String> {
  typed
    .setName("typed").logAll(log)
    .map { $0.trimmed }
    .distinctUntilChanged()
    .filter { $0.count >= 3 }
    .setName("asked").logAll(log)
    .map { search($0).catchTo(.empty()) }
    .switchToLatest()
    .setName("hits").logAll(log)
}
