/// Task 4: build a command yourself.
///
///     work                --a--#
///     execute             --a--#
///     executionSignals    e           with e  --a--|
///     executing        n--y----n
///     errors           --------E
///
/// - `execute` runs the work once, with or without subscribers. Its result replays everything.
/// - `executing` and `enabled` send the current state first, and then each change.
/// - The command is disabled while the latest value of `enabled:` is `false`. Unless several
///   executions are allowed, it is also disabled while one is running.
/// - While disabled, `execute` skips the closure and fails with `MiniCommandError.notEnabled`.
/// - `executionSignals` sends one signal per execution, and each completes even if the work fails.
/// - `errors` sends the work's errors as values.
/// - The order at the start: the closure, `executing`, `enabled`, `executionSignals`, the work. At
///   the end: the result, `errors`, `executing`, `enabled`.
///
/// Page: 13-commands, "Step by step", "Three subscribers", "The button survives"
final class MiniCommand<Input, Output> {
  let executionSignals: MiniSignal<MiniSignal<Output>>
  let executing: MiniSignal<Bool>
  let enabled: MiniSignal<Bool>
  let errors: MiniSignal<any Error>

  init(
    enabled: MiniSignal<Bool>? = nil, allowsConcurrentExecution: Bool = false,
    _ makeWork: @escaping (Input) -> MiniSignal<Output>
  ) {
    executionSignals = MiniSubject()
    executing = MiniSubject()
    self.enabled = MiniSubject()
    errors = MiniSubject()
  }

  @discardableResult
  func execute(_ input: Input) -> MiniSignal<Output> {
    MiniSignal { subscriber in
      subscriber.sendCompleted()
      return nil
    }
  }
}
