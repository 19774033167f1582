/// Task 4: finish your Mini library.
///
///     self           -a--b--c--|
///     trigger        -----x
///     take(until:)   -a--b|
///
/// Each behaves like its namesake on `Signal`.
///
/// - After an error, `catch` sends all events of the handler's signal.
/// - `take(until:)` completes when `trigger` sends or completes, and ignores its error. When
///   it ends, both subscriptions are disposed.
/// - If `trigger` fires immediately, `take(until:)` never subscribes to this signal.
/// - `switchToLatest` sends the newest inner signal's values, completes when that signal and
///   the outer one have completed, and fails when one of them fails.
/// - `switchToLatest` subscribes to a new inner signal before it disposes the old subscription.
/// - Disposal ends all subscriptions, even one whose recipe is still running.
///
/// Page: 18-onward, "The newest search", "Leaving the loop"
extension MiniSignal {
  func `catch`(_ handler: @escaping (any Error) -> MiniSignal) -> MiniSignal {
    self
  }

  func take<Trigger>(until trigger: MiniSignal<Trigger>) -> MiniSignal {
    self
  }

  func switchToLatest<Inner>() -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      subscriber.sendCompleted()
      return nil
    }
  }
}
