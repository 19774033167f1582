/// The signals that report the state of a command.
///
/// A subject notifies its subscribers in the order in which they subscribed. `errors`, `executing`,
/// and `enabled` subscribe when the command is created, so they receive each execution before the
/// subscribers of `executionSignals` do.
struct Reports<Output> {
  let executionSignals: Signal<Signal<Output>>
  let executing: Signal<Bool>
  let enabled: Signal<Bool>
  let errors: Signal<any Error>

  /// A Boolean value that indicates whether an execution may begin, updated synchronously.
  ///
  /// The value stays `false` if the enabling signal fails during the subscription.
  let isEnabled = Locked(false)

  init(
    of executions: Signal<Signal<Output>>, enabled: Signal<Bool>?, concurrency: Signal<Bool>,
    on scheduler: Scheduler
  ) {
    let failures = executions.failures().deliver(on: scheduler).publish()
    failures.connect()
    errors = failures.signal

    let isExecutingNow = executions.areRunning().replayLast()
    executing = isExecutingNow.withChanges(on: scheduler)

    let isAllowed = enabled?.startWith(true) ?? .return(true)
    let isFree = Signal.combineLatest(concurrency, isExecutingNow) { isConcurrent, isExecuting in
      isConcurrent || !isExecuting
    }
    let isEnabledNow = isAllowed.combineLatest(with: isFree).and()
      .take(until: executions.ignoreValues())
      .doNext { [isEnabled] value in isEnabled.withLock { $0 = value } }
      .replayLast()
    self.enabled = isEnabledNow.withChanges(on: scheduler)

    executionSignals = executions.map { $0.catchTo(.empty()) }.uncheckedDeliver(on: scheduler)
  }
}
