/// A check of one subscription against a contract, event by event.
final class Inspection<Value> {
  private let contract: SignalContract<Value>
  private let signal: String
  private let starts: (() -> Int)?
  private let startsBefore: Int
  private let subscriptionScheduler = Scheduler.current
  private var count = 0
  private var broken: Set<ContractViolation.Clause> = []

  init(_ contract: SignalContract<Value>, of signal: String, starts: (() -> Int)?) {
    self.contract = contract
    self.signal = signal
    self.starts = starts
    startsBefore = starts?() ?? 0
  }

  func isFirst(_ violation: ContractViolation) -> Bool {
    broken.insert(violation.clause).inserted
  }

  func subscription() -> ContractViolation? {
    violation(at: .subscription, brokenRestart)
  }

  func value(isNil: Bool) -> ContractViolation? {
    count += 1
    return violation(
      at: .value(count), brokenRestart ?? brokenStart ?? brokenDelivery ?? brokenValue(isNil))
  }

  func error(_ error: any Error) -> ContractViolation? {
    violation(at: .error, brokenRestart ?? brokenStart ?? brokenDelivery ?? brokenError(error))
  }

  func completion() -> ContractViolation? {
    violation(at: .completion, brokenRestart ?? brokenStart ?? brokenDelivery ?? brokenCompletion)
  }

  private func violation(
    at moment: ContractViolation.Moment, _ broken: Broken?
  ) -> ContractViolation? {
    broken.map { clause, reason in
      ContractViolation(
        signal: signal, contract: contract.signature, clause: clause, moment: moment, reason: reason
      )
    }
  }
}

/// A broken clause, and the reason.
private typealias Broken = (clause: ContractViolation.Clause, reason: String)

extension Inspection {
  private func brokenValue(_ isNil: Bool) -> Broken? {
    let values = contract.values
    if values == .none { return (.values, "it should send no values, but sent one") }
    if values.areOne, count > 1 {
      return (.values, "it should send exactly one value, but sent another")
    }
    if !values.allowNil, isNil {
      return (.values, "its values should never be nil, but this one is")
    }
    return nil
  }

  private func brokenError(_ error: any Error) -> Broken? {
    if contract.error.allows(error) { return nil }
    if contract.error.occasion == nil {
      return (.error, "it should never fail, but failed with \(error)")
    }
    let type = contract.error.typeName
    return (
      .error, "it should fail only with \(type), but failed with \(Swift.type(of: error)).\(error)"
    )
  }

  private var brokenCompletion: Broken? {
    if contract.completion == nil { return (.completion, "it should never complete, but it did") }
    if contract.values.areOne, count == 0 {
      return (.values, "it should send exactly one value, but completed without one")
    }
    return nil
  }

  private var brokenDelivery: Broken? {
    let promised =
      switch contract.delivery {
      case .main: Scheduler.main
      case .specified(let scheduler): scheduler
      case .current: subscriptionScheduler
      }
    let actual = Scheduler.current
    if actual === promised { return nil }
    let (there, here) = (promised?.name ?? "none", actual?.name ?? "none")
    return (
      .scheduler, "its events should arrive on scheduler \(there), but this one arrived on \(here)"
    )
  }

  /// The clause that the signal broke by starting its work, or `nil`.
  private var brokenRestart: Broken? {
    guard let starts = starts?() else { return nil }
    if contract.kind == .hot, starts > startsBefore {
      return (.kind, "it is hot, but its work started at the subscription")
    }
    if contract.isMulticast, starts > 1 {
      return (
        .multicast,
        "all subscriptions should share one run of its work, but it was started \(starts) times"
      )
    }
    if contract.subscribing == .doesWork, starts > 1 {
      return (
        .subscribing,
        "each subscription repeats its work, which was started \(starts) times: share the signal"
      )
    }
    return nil
  }

  /// The clause that a cold signal broke by not starting its work for this subscription, or `nil`.
  private var brokenStart: Broken? {
    guard let starts = starts?(), contract.kind == .cold, !contract.isMulticast else { return nil }
    if starts > startsBefore { return nil }
    return (.kind, "it is cold, but sent this event without starting its work for the subscription")
  }
}
