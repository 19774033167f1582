// Misconception: A download is done when it completes; the state follows from that. See *The button goes on*, page 13.
import ReactiveCore

func status(of download: Command<String, Int>) -> Signal<String> {
  let numbers = download.executionSignals.map { execution in
    execution.map { "\($0) %" }.startWith("loading").concat(.return("idle"))
  }
  return numbers.flatten().startWith("idle").merge(download.errors.map { "failed: \($0)" })
}
