import ReactiveCore

/// Task 2: a button that counts down.
///
///     clicks    ------x------          clicks    --x-----
///     title     321r--321r---          title     32321r--
///
///     clicks    ------x|               closed    ----|      a click at 3 s
///     title     321r--321(r|)          title     3213|
///
/// Here `r` is "again", and `seconds` is 3.
///
/// - Follow the timelines.
/// - With 0 seconds, "again" is sent immediately.
/// - After completion or disposal, no timer is running.
///
/// Page: 17-pipelines, "A countdown", "The button", "Three ends"
func codeButton(
  clicks: Signal<Void>, seconds: Int, until closed: Signal<Never>, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
