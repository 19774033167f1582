// Misconception: The hits of all searches belong to the result. See *A subscription in a subscription*, page 16.
import ReactiveCore

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
    .flattenMap { search($0).catchTo(.empty()) }
    .setName("hits").logAll(log)
}
