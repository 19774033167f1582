/// The closures that a long task calls to report its progress.
package struct ProgressReporter {
  package static var silent: ProgressReporter { ProgressReporter() }

  package let show: (String) -> Void
  package let tick: () -> Void
  package let clear: () -> Void

  /// - Parameter tick: A closure that the task calls about 20 times a second, for example to
  ///   redraw a spinner.
  package init(
    show: @escaping (String) -> Void = { _ in }, tick: @escaping () -> Void = {},
    clear: @escaping () -> Void = {}
  ) {
    (self.show, self.tick, self.clear) = (show, tick, clear)
  }

  /// Returns a reporter that shows `subject` before each message.
  package func about(_ subject: String) -> ProgressReporter {
    ProgressReporter(show: { [show] in show("\(subject): \($0)") }, tick: tick, clear: clear)
  }

  /// Returns a reporter that also calls `work` at each tick.
  package func calling(_ work: @escaping () -> Void) -> ProgressReporter {
    let newTick = { [tick] in
      tick()
      work()
    }
    return ProgressReporter(show: show, tick: newTick, clear: clear)
  }
}
