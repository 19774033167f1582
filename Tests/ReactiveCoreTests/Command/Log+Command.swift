import ReactiveCore

extension Log {
  func record<Input, Output>(_ command: Command<Input, Output>) {
    record(command.errors, as: "errors")
    record(command.executing, as: "executing")
    record(command.enabled, as: "enabled")
    record(command.executionSignals.map { _ in "began" }, as: "execution")
  }
}
