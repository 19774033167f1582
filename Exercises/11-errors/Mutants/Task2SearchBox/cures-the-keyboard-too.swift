// Misconception: An error is an error: every one of them is caught. See *Inside or outside*, page 11.
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map { search($0).catchTo(.return("no connection")) }.switchToLatest()
    .catchTo(.return("no connection"))
}
