// Misconception: When the searches run one after the other, no old hits are shown. See *The right answer*, page 07.
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
    .map { search($0).catchTo(.empty()) }
    .concat()
    .setName("hits").logAll(log)
}
