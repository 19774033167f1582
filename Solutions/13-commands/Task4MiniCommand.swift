/// A command that starts work for an input, and reports its executions on signals.
final class MiniCommand<Input, Output> {
  let executionSignals: MiniSignal<MiniSignal<Output>>
  let executing: MiniSignal<Bool>
  let enabled: MiniSignal<Bool>
  let errors: MiniSignal<any Error>

  private let makeWork: (Input) -> MiniSignal<Output>
  private let allowsConcurrentExecution: Bool
  private let executions = MiniSubject<MiniSignal<Output>>()
  private let failures = MiniSubject<any Error>()
  private let executingState = MiniState(false)
  private let enabledState = MiniState(true)
  private var isAllowed = true
  private var running = 0

  init(
    enabled: MiniSignal<Bool>? = nil, allowsConcurrentExecution: Bool = false,
    _ makeWork: @escaping (Input) -> MiniSignal<Output>
  ) {
    self.makeWork = makeWork
    self.allowsConcurrentExecution = allowsConcurrentExecution
    executionSignals = executions
    errors = failures
    executing = executingState.changes
    self.enabled = enabledState.changes
    enabled?.subscribe(next: { [weak self] isAllowed in
      self?.isAllowed = isAllowed
      self?.sendState()
    })
  }

  @discardableResult
  func execute(_ input: Input) -> MiniSignal<Output> {
    guard isEnabled else { return .error(MiniCommandError.notEnabled) }
    let work = makeWork(input)
    let recording = MiniReplaySubject<Output>()
    running += 1
    sendState()
    executions.sendNext(recording.completingOnError())
    work.subscribe(
      next: recording.sendNext,
      error: { failure in
        self.running -= 1
        recording.sendError(failure)
        self.failures.sendNext(failure)
        self.sendState()
      },
      completed: {
        self.running -= 1
        recording.sendCompleted()
        self.sendState()
      })
    return recording
  }

  private var isEnabled: Bool { isAllowed && (allowsConcurrentExecution || running == 0) }

  private func sendState() {
    executingState.set(running > 0)
    enabledState.set(isEnabled)
  }
}

/// A state that is sent to each new subscriber and again whenever it changes.
private final class MiniState {
  let changes = MiniReplaySubject<Bool>(capacity: 1)
  private var value: Bool

  init(_ value: Bool) {
    self.value = value
    changes.sendNext(value)
  }

  func set(_ newValue: Bool) {
    if newValue == value { return }
    value = newValue
    changes.sendNext(newValue)
  }
}

extension MiniSignal {
  fileprivate static func error(_ error: any Error) -> MiniSignal {
    MiniSignal { subscriber in
      subscriber.sendError(error)
      return nil
    }
  }

  fileprivate func completingOnError() -> MiniSignal {
    MiniSignal { subscriber in
      self.subscribe(
        next: subscriber.sendNext, error: { _ in subscriber.sendCompleted() },
        completed: subscriber.sendCompleted)
    }
  }
}
