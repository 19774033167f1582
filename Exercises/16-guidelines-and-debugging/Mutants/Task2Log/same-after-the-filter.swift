// Misconception: It does not matter whether one compares before or after the short texts are dropped. See *Mended*, page 16.
import ReactiveCore

func hits(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>,
  log: @escaping (String) -> Void
) -> Signal<String> {
  typed
    .setName("typed").logAll(log)
    .map { $0.trimmed }
    .filter { $0.count >= 3 }
    .distinctUntilChanged()
    .setName("asked").logAll(log)
    .map { search($0).catchTo(.empty()) }
    .switchToLatest()
    .setName("hits").logAll(log)
}
