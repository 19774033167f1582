import ReactiveCore
import XCTest

/// The events of one subscription.
final class Heard<Value> {
  private(set) var values: [Value] = []
  private(set) var error: (any Error)?
  private(set) var isCompleted = false

  init(_ signal: Signal<Value>) {
    signal.subscribe(
      next: { self.values.append($0) },
      error: { self.error = $0 },
      completed: { self.isCompleted = true })
  }

  /// The broken rule, if the signal has a contract.
  var broken: ContractViolation? { error as? ContractViolation }

  /// The events as a sentence.
  var violation: String? { broken?.description }
}
