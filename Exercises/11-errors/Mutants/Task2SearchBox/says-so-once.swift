// Misconception: After the message the box is subscribed again, so it lives on. See *A sensor that fails*, page 11.
import ReactiveCore

func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  let box = typed.map(search).switchToLatest()
  return box.catch { _ in Signal.return("no connection").concat(box) }
}
