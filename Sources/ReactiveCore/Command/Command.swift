/// An action that the user starts, and the signals that report its state.
///
/// ```swift
/// let save = Command<String, Receipt>(enabled: isValid) { name in server.save(name) }
/// save.executing.subscribeNext { spinner.isVisible = $0 }
/// save.enabled.subscribeNext { button.isEnabled = $0 }
/// save.errors.subscribeNext { alert.show($0) }
/// button.clicks.subscribeNext { save.execute(field.text) }
/// ```
///
/// Each execution subscribes to one signal, even if the command has no subscribers. The command's
/// signals send on `scheduler`. Executions don't retain their command. When the command is
/// deallocated, its signals complete. They never fail.
///
/// RAC: `RACCommand`.
public final class Command<Input, Output> {
  /// A signal that sends a signal for each execution that begins after the subscription.
  ///
  /// If an execution fails, the signal sent here completes, and ``errors`` sends the error.
  ///
  /// RAC: `executionSignals`.
  public let executionSignals: Signal<Signal<Output>>

  /// A signal that sends, initially and after each change, whether an execution is running.
  ///
  /// RAC: `executing`.
  public let executing: Signal<Bool>

  /// A signal that sends, initially and after each change, whether `execute(_:)` would run the
  /// work.
  ///
  /// RAC: `enabled`.
  public let enabled: Signal<Bool>

  /// A signal that sends, as values, the errors of executions that fail after the subscription.
  ///
  /// RAC: `errors`.
  public let errors: Signal<any Error>

  private let makeWork: (Input) -> Signal<Output>
  private let scheduler: Scheduler
  private let executions = Subject<Signal<Output>>()
  private let isEnabled: Locked<Bool>
  private let running = Locked(0)
  private let concurrency: Locked<Bool>
  private let concurrencyChanges = Subject<Bool>()
  private let changes = Serializer()

  /// Creates a command whose executions run the signal that `makeWork` returns for an input.
  ///
  /// The command is disabled while the latest value of `enabled` is `false`. It is also disabled
  /// during an execution, unless it allows concurrent executions.
  public init(
    enabled: Signal<Bool>? = nil,
    allowsConcurrentExecution: Bool = false,
    scheduler: Scheduler = .main,
    _ makeWork: @escaping (_ input: Input) -> Signal<Output>
  ) {
    self.makeWork = makeWork
    self.scheduler = scheduler
    concurrency = Locked(allowsConcurrentExecution)

    let reports = Scheduler.withCurrent { [executions, concurrencyChanges] in
      Reports(
        of: executions, enabled: enabled,
        concurrency: concurrencyChanges.startWith(allowsConcurrentExecution), on: scheduler)
    }
    isEnabled = reports.isEnabled
    executionSignals = reports.executionSignals
    executing = reports.executing
    self.enabled = reports.enabled
    errors = reports.errors
    nameSignals()
  }

  deinit {
    executions.sendCompleted()
  }

  /// Runs the work once, and returns a signal that replays all of its events to each subscriber.
  ///
  /// If the command is disabled, the returned signal fails with ``CommandError/notEnabled``, and
  /// nothing else happens. Disposing a subscription doesn't stop the work. You can call this method
  /// on any thread. If several threads call it at the same time, only one execution begins, unless
  /// ``allowsConcurrentExecution`` is `true`.
  ///
  /// RAC: `-execute:`.
  @discardableResult
  public func execute(_ input: Input) -> Signal<Output> {
    guard takeTurn() else { return .error(CommandError.notEnabled) }

    // This call only creates the signal. The work starts at `connect()`.
    let work = makeWork(input)
      .finally { [running] in running.withLock { $0 -= 1 } }

    // The work runs once, and the subject replays its events to all subscribers.
    let execution = work.uncheckedSubscribe(on: scheduler)
      .multicast(ReplaySubject())
    let recording = execution.signal.setName("\(self) -execute: \(input)")

    // This call updates `isEnabled` immediately. The public signals change on `scheduler`.
    executions.sendNext(recording)

    // Connect last, so that the work begins after all subscribers have been notified.
    execution.connect()
    return recording
  }

  /// A Boolean value that indicates whether an execution may begin while another is running.
  ///
  /// The default is `false`.
  ///
  /// RAC: `allowsConcurrentExecution`.
  public var allowsConcurrentExecution: Bool {
    get { concurrency.withLock { $0 } }
    set {
      // Store and send each value in one step, so that the value stored last is also sent last.
      changes.perform(orDefer: { self.allowsConcurrentExecution = newValue }) {
        concurrency.withLock { $0 = newValue }
        concurrencyChanges.sendNext(newValue)
      }
    }
  }

  // Each thread counts its execution before it checks `isEnabled`, because two threads that check at
  // the same time would both see an enabled command. `execute` decrements the count right before the
  // work's completion or error is forwarded.
  private func takeTurn() -> Bool {
    let isConcurrent = allowsConcurrentExecution
    let isFree = running.withLock { running in
      if running > 0, !isConcurrent { return false }
      running += 1
      return true
    }
    guard isFree else { return false }
    // Read the flag instead of `enabled`, because this thread may be changing `enabled` right now.
    if isEnabled.withLock({ $0 }) { return true }
    running.withLock { $0 -= 1 }
    return false
  }
}

extension Command where Input == Void {
  /// Runs the work of a command that has no input.
  @discardableResult
  public func execute() -> Signal<Output> { execute(()) }
}

// `makeWork` never changes and the rest is locked, so only the values must be `Sendable`.
extension Command: @unchecked Sendable where Input: Sendable, Output: Sendable {}
