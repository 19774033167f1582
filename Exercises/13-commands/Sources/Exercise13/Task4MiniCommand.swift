/// Task 4: build a command yourself.
///
/// It stands on the signal and the subjects that you built in 04-signals and 08-subjects; they are in
/// Given/. It has no scheduler: all that it sends, it sends at once.
///
/// - `execute` calls the closure and runs the work once, however many subscribe. It returns a recording.
/// - `executing` and `enabled` send the present state to each new subscriber, and then each change. A
///   state equal to the last one is not sent.
/// - It is enabled if two things hold: the last value of `enabled:` was not `false` (no value yet counts
///   as `true`); and none is running, or several are allowed. Otherwise `execute` calls nothing and
///   returns a signal that fails with `MiniCommandError.notEnabled`.
/// - `executionSignals` sends each execution, with a completion in the place of an error.
/// - `errors` sends the errors as values.
/// - `execute` first calls the closure. Before the work starts, it has sent `executing`, `enabled` and
///   `executionSignals`, in this order. At the end it sends to the recording, then `errors`, `executing`
///   and `enabled`.
///
///     work                --a--#
///     execute             --a--#
///     executionSignals    e           with e  --a--|
///     executing        n--y----n
///     errors           --------E
///
/// Begin on paper: these are the lines of `execute`, out of order. Put them in order first.
///
///     return recording
///     running += 1
///     // start the work: it sends to the recording
///     let work = makeWork(input)
///     // send to executing and enabled
///     guard isEnabled else { return … }
///     // announce the execution
///     let recording = MiniReplaySubject<Output>()
///
/// Rests on the page 13-commands, cells "Step by step", "Three subscribers" and "The button goes on".
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
