// Misconception: materialize shows every error, wherever it stands. See *Inner errors*, page 13.
import ReactiveCore

func status(of download: Command<String, Int>) -> Signal<String> {
  let numbers = download.executionSignals.flatten().materialize()
    .map { event in
      switch event {
      case .next(let number): "\(number) %"
      case .error(let error): "failed: \(error)"
      case .completed: "idle"
      }
    }
  return download.executing.map { $0 ? "loading" : "idle" }.merge(numbers)
}
