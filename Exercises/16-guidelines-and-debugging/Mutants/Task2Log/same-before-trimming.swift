// Misconception: Equal texts are equal wherever in the chain one compares them. See *The log*, page 16.
// Shown by: test_a_text_that_differs_by_spaces_only_is_not_asked_for_again
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
