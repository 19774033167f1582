import ReactiveCore

/// Task 2: a button that counts down, from its timelines.
///
/// A click sends a new code. Send the titles of the button; `r` is the title "again". The timelines are
/// those of three seconds. In all of them the first countdown begins by itself.
///
///     clicks    ------x------          clicks    --x-----
///     title     321r--321r---          title     32321r--
///
///     clicks    ------x|               closed    ----|      with a click after three seconds
///     title     321r--321(r|)          title     3213|
///
/// With 0 seconds the title is "again" at once. When it is over, no clock may be left running.
///
/// Rests on the page 17-pipelines, cells "A countdown", "The button" and "Three ends".
func codeButton(
  clicks: Signal<Void>, seconds: Int, until closed: Signal<Never>, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
