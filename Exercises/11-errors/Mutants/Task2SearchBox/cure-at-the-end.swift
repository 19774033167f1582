// Misconception: One catch at the end of the chain takes care of all errors. See *Inside or outside*, page 11.
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map(search).switchToLatest().catchTo(.return("no connection"))
}
