import ReactiveCore

/// Task 3: an error that waits in line.
///
///     photos  -ab-#
///     ticks   --x--x--x--x--
///     show    --a--b--#
///
/// - Photos and ticks are paired in order, and wait for each other.
/// - After the last photo, the completion or unchanged error of `photos` waits for a tick, too.
/// - An error from `ticks` is sent immediately.
/// - If `ticks` completes, the show completes after the last photo that has a tick.
/// - Each subscriber has its own show.
///
/// Page: 11-errors, "Materialize", "There and back"
func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  .empty()
}
