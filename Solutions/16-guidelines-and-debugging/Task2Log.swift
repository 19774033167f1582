import ReactiveCore

/// Returns the hits for the latest query.
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
