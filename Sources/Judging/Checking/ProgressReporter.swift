import Console

/// Shows what goes on while answers are built and tested.
package struct ProgressReporter {
  package static var silent: ProgressReporter { ProgressReporter() }

  private let report: (String) -> Void
  private let turn: () -> Void
  private let end: () -> Void
  /// The learner whose work is reported; empty for nobody in particular.
  private var subject = ""

  /// `turn` is called about 20 times a second, so that a spinner needs no thread.
  package init(
    show: @escaping (String) -> Void = { _ in }, turn: @escaping () -> Void = {},
    clear: @escaping () -> Void = {}
  ) {
    report = show
    self.turn = turn
    end = clear
  }

  package init(_ line: ProgressLine) {
    self.init(show: line.show, turn: line.turn, clear: line.clear)
  }

  /// The same reporter, saying whose work it is.
  package func about(_ subject: String) -> ProgressReporter {
    var reporter = self
    reporter.subject = subject
    return reporter
  }

  /// The same reporter, with something more to do about 20 times a second.
  package func calling(_ work: @escaping () -> Void) -> ProgressReporter {
    var reporter = ProgressReporter(
      show: report,
      turn: { [turn] in
        turn()
        work()
      }, clear: end)
    reporter.subject = subject
    return reporter
  }

  package func show(_ text: String) { report(subject.isEmpty ? text : "\(subject): \(text)") }
  package func tick() { turn() }
  package func clear() { end() }
}
