/// Task 4: finish your Mini library.
///
///     self           -a--b--c--|
///     trigger        -----x
///     take(until:)   -a--b|
///
/// Each behaves like its namesake on `Signal`.
///
/// - `catch` continues with the handler's signal after an error, and sends that one's error.
/// - `take(until:)` completes when `trigger` sends or completes, and ignores its error. Any end
///   disposes both.
/// - The trigger is subscribed first. If it fires at once, this signal is not subscribed.
/// - `switchToLatest` sends the newest inner signal's values. It completes when that one and the
///   outer one have, and fails when one does.
/// - A new inner signal is subscribed before the old one is disposed.
/// - Disposing the result disposes all, even a signal that is just being subscribed.
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
