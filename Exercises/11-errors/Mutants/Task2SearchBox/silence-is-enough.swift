// Slip: A search that failed has no result, so it shows nothing.
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map { search($0).catchTo(.empty()) }.switchToLatest()
}
