import ReactiveCore

/// Task 3: an error that waits in line.
///
///     photos  -ab-#
///     ticks   --x--x--x--x--
///     show    --a--b--#
///
/// Show one photo at each tick. Some photos come fast, and some slowly.
///
/// - The first photo takes the first tick, the second photo the second. Photos wait for ticks, and
///   ticks for photos.
/// - After all photos, the error, unchanged, or the completion takes a tick, too.
/// - If `ticks` fails, its error is sent at once.
/// - If `ticks` completes, the show completes after the last photo that has a tick.
/// - Each subscriber has its own show.
///
/// Page: 11-errors, "Materialize", "There and back"
func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  .empty()
}
