// Misconception: executing tells changes, so the line begins with the first of them. See *A screen comes late*, page 13.
import ReactiveCore

func status(of download: Command<String, Int>) -> Signal<String> {
  .merge([
    download.executing.skip(1).map { $0 ? "loading" : "idle" },
    download.executionSignals.flatten().map { "\($0) %" },
    download.errors.map { "failed: \($0)" },
  ])
}
