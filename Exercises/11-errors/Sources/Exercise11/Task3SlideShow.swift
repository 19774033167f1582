import ReactiveCore

/// Task 3: an error that stands in line.
///
/// Photos come from a server, some fast and some slow. A slide show changes at each tick of a clock:
/// the first photo at the first tick, the second one at the second tick. Photos that are early wait.
///
/// When the server fails, the photos that wait are still to be shown, each at its tick. The error
/// comes after them, at a tick of its own. So does the completion.
///
/// - When the clock fails, the show fails at once.
/// - When the clock completes, the show ends with the last photo that had a tick.
///
///     photos  -ab-#
///     ticks   --x--x--x--x--
///     show    --a--b--#
///
/// Errors overtake values. What is a value cannot overtake.
///
/// Rests on the page 11-errors, cells "Materialize" and "There and back".
func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  .empty()
}
