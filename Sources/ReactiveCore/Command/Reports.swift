/// What a command reports of its executions, subscribed when it is made.
///
/// A subject notifies its subscribers in the order in which they came. So each execution is sent to
/// `errors`, `executing`, `enabled` and then the subscribers of `executionSignals`.
struct Reports<Output> {
  let executionSignals: Signal<Signal<Output>>
  let executing: Signal<Bool>
  let enabled: Signal<Bool>
  let errors: Signal<any Error>

  /// Whether an execution may begin, which changes inside of what changes it.
  ///
  /// An enabling signal that fails before it sends says nothing in favour of running.
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
