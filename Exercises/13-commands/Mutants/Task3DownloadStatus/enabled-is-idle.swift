// Misconception: A command is idle when it is enabled, and loading when it is not. See *Several at once*, page 13.
import ReactiveCore

func status(of download: Command<String, Int>) -> Signal<String> {
  .merge([
    download.enabled.map { $0 ? "idle" : "loading" },
    download.executionSignals.flatten().map { "\($0) %" },
    download.errors.map { "failed: \($0)" },
  ])
}
