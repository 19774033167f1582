extension Signal {
  /// Sends what this signal sends, as long as that keeps the contract.
  ///
  ///     self                         --A--B--|
  ///     checking(ColdSignal<T, …>)   --A--#        a second value, where one was promised
  ///
  /// The event that breaks the contract is replaced by an error, a ``ContractViolation``. With `report`
  /// it goes on as it is, and the violation is reported, once for each clause and subscription.
  ///
  /// What is seen from outside is checked: the number of values, `nil`, the error's type, completion
  /// and the scheduler. Hot or cold, multicast, and whether work that costs is done again are not seen
  /// from outside: they are checked where `starts` says how many times the work behind the signal has
  /// been started. What a signal sends
  /// after its end is dropped before anybody could check it.
  public func checking(
    _ contract: SignalContract<Value>,
    starts: (() -> Int)? = nil,
    report: (@isolated(any) (ContractViolation) -> Void)? = nil
  ) -> Signal<Value> {
    checking(contract, starts: starts, report: report, isNil: { _ in false })
  }

  /// Sends what this signal sends, as long as that keeps the contract, which says whether a value may
  /// be `nil`.
  public func checking<Wrapped>(
    _ contract: SignalContract<Wrapped>,
    starts: (() -> Int)? = nil,
    report: (@isolated(any) (ContractViolation) -> Void)? = nil
  ) -> Signal<Value> where Value == Wrapped? {
    checking(contract, starts: starts, report: report, isNil: { $0 == nil })
  }

  private func checking<Element>(
    _ contract: SignalContract<Element>,
    starts: (() -> Int)?,
    report: (@isolated(any) (ContractViolation) -> Void)?,
    isNil: @escaping (Value) -> Bool
  ) -> Signal<Value> {
    let report = report.map { checkingActor(of: $0) }
    let checked = Signal(of: self) { subscriber in
      let inspection = Inspection(contract, of: self.description, starts: starts)
      let pass = { (violation: ContractViolation?, event: () -> Void) in
        guard let violation else { return event() }
        guard let report else { return subscriber.sendError(violation) }
        if inspection.isFirst(violation) { report(violation) }
        event()
      }
      self.forward(
        to: subscriber,
        next: { value in
          pass(inspection.value(isNil: isNil(value))) { subscriber.sendNext(value) }
        },
        error: { error in pass(inspection.error(error)) { subscriber.sendError(error) } },
        completed: { pass(inspection.completion()) { subscriber.sendCompleted() } })
      if !subscriber.isDisposed { pass(inspection.subscription()) {} }
    }
    checked.label = label
    return checked
  }
}
