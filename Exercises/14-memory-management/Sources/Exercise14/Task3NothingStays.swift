import ReactiveCore

/// Task 3: prove with a test that nothing stays.
///
///     a screen that loads for three seconds, patience 5
///     second   0      1      2      3
///     alive    1      1      1      0     gone(after: 3)
///
/// `life` returns objects that only their own subscriptions can keep alive.
///
/// - `.gone(after: n)` if the last one is released in the n-th second after the call; `n` may be 0.
/// - `.stays(k)` if k objects are alive after `patience` seconds.
/// - Call `life` once. Check before time moves, then once a second, until the result is certain.
///
/// Page: 14-memory-management, "Who keeps whom", "Two ends"
func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  .stays(-1)
}
