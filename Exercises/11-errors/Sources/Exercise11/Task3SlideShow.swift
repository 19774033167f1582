import ReactiveCore

/// Task 3: an error that waits in line.
///
///     photos  -ab-#
///     ticks   --x--x--x--x--
///     show    --a--b--#
///
/// A slide show gets photos from a server, some fast and some slow, and shows one at each tick.
///
/// - The first photo takes the first tick, the second photo the second. An early photo waits for its
///   tick, and an early tick for its photo.
/// - The server's error, unchanged, or its completion takes a tick, too, after all photos.
/// - If `ticks` fails, its error is sent at once.
/// - If `ticks` completes, the show completes after the last photo that has a tick.
/// - Each subscriber has a show of its own.
///
/// Rests on the page 11-errors, cells "Materialize" and "There and back".
func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  .empty()
}
