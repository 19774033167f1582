import Marbles
import ReactiveCore

extension TestScheduler {
  /// Executes a command at a second of this clock.
  func execute<Input, Output>(_ command: Command<Input, Output>, _ input: Input, at second: Int) {
    schedule(after: .seconds(second)) { command.execute(input) }
  }
}

extension Signal<Bool> {
  /// The values as the letters `y` and `n`.
  var letters: Signal<String> { map { $0 ? "y" : "n" } }
}
