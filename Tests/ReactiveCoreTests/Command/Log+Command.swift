import ReactiveCore

extension Log {
  /// Subscribes to the four signals of a command.
  func record<Input, Output>(_ command: Command<Input, Output>) {
    record(command.errors, as: "errors")
    record(command.executing, as: "executing")
    record(command.enabled, as: "enabled")
    record(command.executionSignals.map { _ in "began" }, as: "execution")
  }

  /// The lines of each turn that is left.
  func turns(of scheduler: TestScheduler) -> [[String]] {
    var turns: [[String]] = []
    while !scheduler.isIdle {
      scheduler.step()
      turns.append(takeLines())
    }
    return turns
  }
}
