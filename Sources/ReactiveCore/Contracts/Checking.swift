extension Signal {
  /// Returns a signal that forwards this signal's events, and checks them against a contract.
  ///
  ///     self                         --A--B--|
  ///     checking(ColdSignal<T, …>)   --A--#        a second value, where one was promised
  ///
  /// An event that breaks the contract is replaced with a ``ContractViolation`` error. If you pass
  /// `report`, the event is forwarded unchanged instead, and `report` is called for the first
  /// violation of each clause per subscription. All other events, including completion and errors,
  /// are forwarded.
  ///
  /// The operator always checks the number of values, `nil` values, the type of the error,
  /// completion, and the scheduler. It can't tell whether the signal is hot or cold, is multicast,
  /// or repeats its work. To check these clauses, pass `starts`, which returns how many times the
  /// signal has started its work. Events that the signal sends after its end are dropped without a
  /// check.
  public func checking(
    _ contract: SignalContract<Value>,
    starts: (() -> Int)? = nil,
    report: (@isolated(any) (ContractViolation) -> Void)? = nil
  ) -> Signal<Value> {
    checking(contract, starts: starts, report: report, isNil: { _ in false })
  }

  /// Returns a signal that forwards this signal's optional
  /// values, and checks them against a contract.
  ///
  /// The contract says whether a value may be `nil`.
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
