// Misconception: When the fault is found, the logs can go. See *The log*, page 16.
import ReactiveCore

func hits(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>,
  log: @escaping (String) -> Void
) -> Signal<String> {
  typed
    .map { $0.trimmed }
    .distinctUntilChanged()
    .filter { $0.count >= 3 }
    .map { search($0).catchTo(.empty()) }
    .switchToLatest()
}
