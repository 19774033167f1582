/// Reports the progress of long work, which doesn't need to know whether it is shown.
package struct ProgressReporter {
  package static var silent: ProgressReporter { ProgressReporter() }

  package let show: (String) -> Void
  package let tick: () -> Void
  package let clear: () -> Void

  /// - Parameter turn: Called about 20 times a second, so that a spinner needs no thread.
  package init(
    show: @escaping (String) -> Void = { _ in }, turn: @escaping () -> Void = {},
    clear: @escaping () -> Void = {}
  ) {
    (self.show, tick, self.clear) = (show, turn, clear)
  }

  /// Returns a reporter that puts a subject before each text.
  package func about(_ subject: String) -> ProgressReporter {
    ProgressReporter(show: { [show] in show("\(subject): \($0)") }, turn: tick, clear: clear)
  }

  /// Returns a reporter that also calls `work` at each tick.
  package func calling(_ work: @escaping () -> Void) -> ProgressReporter {
    let turn = { [tick] in
      tick()
      work()
    }
    return ProgressReporter(show: show, turn: turn, clear: clear)
  }
}
