// Misconception: flattenMap makes a search of each text, and that is all a search box needs.
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.flattenMap { search($0).catchTo(.return("no connection")) }
}
