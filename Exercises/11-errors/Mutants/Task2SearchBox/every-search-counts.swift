// Misconception: flattenMap makes a search of each text, and that is all a search box needs. See *A slow answer*, page 07.
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.flattenMap { search($0).catchTo(.return("no connection")) }
}
