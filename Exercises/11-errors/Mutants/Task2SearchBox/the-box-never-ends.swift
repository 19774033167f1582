// Misconception: A search box is always there, so it does not complete. See *The grammar*, page 04.
// Shown by: test_completes_when_the_last_search_is_over
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map { search($0).catchTo(.return("no connection")) }.switchToLatest().concat(.never())
}
