import Marbles
import ReactiveCore

extension TestScheduler {
  /// Executes a command after the given number of seconds.
  func execute<Input, Output>(_ command: Command<Input, Output>, _ input: Input, at second: Int) {
    schedule(after: .seconds(second)) { command.execute(input) }
  }
}

extension Signal<Bool> {
  /// The letter `y` for each `true`, and `n` for each `false`.
  var letters: Signal<String> { map { $0 ? "y" : "n" } }
}
