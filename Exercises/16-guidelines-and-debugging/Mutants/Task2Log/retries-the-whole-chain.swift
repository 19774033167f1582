// Misconception: An error is mended by subscribing to the whole chain again. See *Inside or outside*, page 11.
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
    .map { search($0) }
    .switchToLatest()
    .retry(1)
    .setName("hits").logAll(log)
}
