import ReactiveCore

/// Returns the status line of a download: its state, its numbers, and its errors, in the order they
/// are sent.
func status(of download: Command<String, Int>) -> Signal<String> {
  .merge([
    download.executing.map { $0 ? "loading" : "idle" },
    download.executionSignals.flatten().map { "\($0) %" },
    download.errors.map { "failed: \($0)" },
  ])
}
