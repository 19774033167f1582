// Misconception: There is one execution, so the first one is enough. See *The state of a save*, page 13.
import ReactiveCore

func status(of download: Command<String, Int>) -> Signal<String> {
  .merge([
    download.executing.map { $0 ? "loading" : "idle" },
    download.executionSignals.take(1).flatten().map { "\($0) %" },
    download.errors.map { "failed: \($0)" },
  ])
}
