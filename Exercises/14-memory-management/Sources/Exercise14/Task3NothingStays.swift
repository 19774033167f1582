import ReactiveCore

/// Task 3: prove by test that nothing stays.
///
/// Build the tool that finds leaks. `life` makes some objects, uses them, and returns them. From then on
/// nobody holds them, except what they have subscribed to. Say what becomes of them:
///
/// - `.gone(after: 0)` when all of them are released at once,
/// - `.gone(after: n)` when the last of them is released during the n-th second that follows,
/// - `.stays(k)` when after `patience` seconds k of them are still alive.
///
/// Look before time moves, and then after each second of `clock`. Do not move the clock further than you
/// need to. Call `life` once.
///
///     a screen that loads for three seconds, patience 5
///     second   0      1      2      3
///     alive    1      1      1      0     gone(after: 3)
///
/// Rests on the page 14-memory-management, cells "Who keeps whom" and "Two ends".
func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  .stays(-1)
}
