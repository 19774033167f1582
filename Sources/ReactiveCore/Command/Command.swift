/// Work that a person starts, and what the rest of the program wants to know about it.
///
/// ```swift
/// let save = Command<String, Receipt>(enabled: isValid) { name in server.save(name) }
/// save.executing.subscribeNext { spinner.isVisible = $0 }
/// save.enabled.subscribeNext { button.isEnabled = $0 }
/// save.errors.subscribeNext { alert.show($0) }
/// button.clicks.subscribeNext { save.execute(field.text) }
/// ```
///
/// A command runs one signal for each execution, with or without subscribers, and reports on
/// `scheduler`. Executions do not keep their command alive; when it goes, its signals complete.
///
/// RAC: `RACCommand`.
public final class Command<Input, Output> {
  /// The signal of each execution that begins from now on.
  ///
  /// Where an execution fails, its signal here only completes.
  ///
  /// RAC: `executionSignals`.
  public let executionSignals: Signal<Signal<Output>>

  /// Whether an execution is running: now, and then each change.
  ///
  /// RAC: `executing`.
  public let executing: Signal<Bool>

  /// Whether `execute(_:)` would run anything: now, and then each change.
  ///
  /// RAC: `enabled`.
  public let enabled: Signal<Bool>

  /// The error of each execution that fails from now on, as a value.
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

  /// Creates a command that runs the signal which `makeWork` makes of an input.
  ///
  /// It is enabled until `enabled` sends `false`, and disabled while it executes unless it may execute
  /// several times at once.
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

  /// Runs the work once, and returns a signal that replays all of it to each subscriber.
  ///
  /// While the command is disabled the signal fails with ``CommandError/notEnabled``, and nothing else
  /// happens. Disposing a subscription does not stop the work. Any thread may execute: of several that
  /// come at the same moment one begins, or each where ``allowsConcurrentExecution`` is set.
  ///
  /// RAC: `-execute:`.
  @discardableResult
  public func execute(_ input: Input) -> Signal<Output> {
    guard takeTurn() else { return .error(CommandError.notEnabled) }

    // The closure describes the work. Nothing has started.
    let work = makeWork(input)
      .finally { [running] in running.withLock { $0 -= 1 } }

    // The work runs once for all subscribers: they get a recording.
    let execution = work.uncheckedSubscribe(on: scheduler)
      .multicast(ReplaySubject())
    let recording = execution.signal.setName("\(self) -execute: \(input)")

    // `isEnabled` changes inside this call, the public signals later.
    executions.sendNext(recording)

    // Connected last: the work begins when all have been notified.
    execution.connect()
    return recording
  }

  /// Whether an execution may begin while another is running.
  ///
  /// It is `false` unless set.
  ///
  /// RAC: `allowsConcurrentExecution`.
  public var allowsConcurrentExecution: Bool {
    get { concurrency.withLock { $0 } }
    set {
      // Of threads that set it at once, the one that is sent last is the one that stays.
      changes.perform(orDefer: { self.allowsConcurrentExecution = newValue }) {
        concurrency.withLock { $0 = newValue }
        concurrencyChanges.sendNext(newValue)
      }
    }
  }

  // Of threads that ask at once, each would see a command that is enabled; so a turn is taken first,
  // and given back when the work ends, before anybody gets the end.
  private func takeTurn() -> Bool {
    let isConcurrent = allowsConcurrentExecution
    let isFree = running.withLock { running in
      if running > 0, !isConcurrent { return false }
      running += 1
      return true
    }
    guard isFree else { return false }
    // Read without waiting for a turn, unlike `enabled`: this thread may be inside of what changes it.
    if isEnabled.withLock({ $0 }) { return true }
    running.withLock { $0 -= 1 }
    return false
  }
}

extension Command where Input == Void {
  /// Runs the work of a command that takes no input, once.
  @discardableResult
  public func execute() -> Signal<Output> { execute(()) }
}

// `makeWork` never changes, and everything else is locked; what is left are the values.
extension Command: @unchecked Sendable where Input: Sendable, Output: Sendable {}
