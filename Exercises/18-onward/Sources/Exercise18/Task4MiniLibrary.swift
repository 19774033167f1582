/// Task 4: finish your Mini library.
///
/// Three operators are missing. Each test runs on `Signal` and on `MiniSignal`, and both must give the
/// same.
///
/// - `catch` continues with the signal that `handler` makes of an error. If that signal fails, its error
///   is sent on. Disposing the result disposes the handler's signal, too.
/// - `take(until:)` completes when `trigger` sends a value or completes. An error of the trigger is
///   ignored. The trigger is subscribed first; if it fires at once, this signal is not subscribed. An end
///   disposes both.
/// - `switchToLatest` sends the values of the newest inner signal. It completes when the outer signal and
///   the newest inner one have. An error of either ends it. Disposing it disposes both. A new inner
///   signal is subscribed before the old one is disposed.
///
///     self           -a--b--c--|
///     trigger        -----x
///     take(until:)   -a--b|
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
