// Misconception: errors is a signal that fails. See *The button goes on*, page 13.
import ReactiveCore

func status(of download: Command<String, Int>) -> Signal<String> {
  .merge([
    download.executing.map { $0 ? "loading" : "idle" },
    download.executionSignals.flatten().map { "\($0) %" },
    download.errors.flattenMap { .error($0) },
  ])
  .catch { .return("failed: \($0)") }
}
