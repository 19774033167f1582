// Misconception: An error can be caught at the end of the chain, and the chain goes on. See *Inside or outside*, page 11.
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
    .catchTo(.empty())
    .setName("hits").logAll(log)
}
