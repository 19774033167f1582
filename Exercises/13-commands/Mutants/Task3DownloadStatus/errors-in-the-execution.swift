// Misconception: The error of a download comes where its numbers come, on executionSignals. See *The button goes on*, page 13.
import ReactiveCore

func status(of download: Command<String, Int>) -> Signal<String> {
  let numbers = download.executionSignals.map { execution in
    execution.map { "\($0) %" }.catch { .return("failed: \($0)") }
  }
  return download.executing.map { $0 ? "loading" : "idle" }.merge(numbers.flatten())
}
