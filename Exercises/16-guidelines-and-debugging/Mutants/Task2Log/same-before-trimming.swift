// Misconception: Equal texts are equal wherever in the chain one compares them. See *The log*, page 16.
import ReactiveCore

func hits(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>,
  log: @escaping (String) -> Void
) -> Signal<String> {
  typed
    .setName("typed").logAll(log)
    .distinctUntilChanged()
    .map { $0.trimmed }
    .filter { $0.count >= 3 }
    .setName("asked").logAll(log)
    .map { search($0).catchTo(.empty()) }
    .switchToLatest()
    .setName("hits").logAll(log)
}
