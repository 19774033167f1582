import ReactiveCore

/// Task 3: prove by test that nothing stays.
///
/// Build a tool that finds leaks. `life` makes objects, and returns them. After that only their own
/// subscriptions hold them.
///
///     a screen that loads for three seconds, patience 5
///     second   0      1      2      3
///     alive    1      1      1      0     gone(after: 3)
///
/// - `.gone(after: 0)` if all are released at once.
/// - `.gone(after: n)` if the last is released in the n-th second after the call.
/// - `.stays(k)` if k are alive after `patience` seconds.
/// - Call `life` once. Check before time moves, and after each second. Move `clock` no further than
///   needed.
///
/// Page: 14-memory-management, "Who keeps whom", "Two ends"
func fate(on clock: TestScheduler, patience: Int, of life: () -> [AnyObject]) -> Fate {
  .stays(-1)
}
