// Misconception: retry at the end of the chain brings the search box back to life. See *Inside or outside*, page 11.
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map(search).switchToLatest().retry()
}
