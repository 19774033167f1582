import ReactiveCore
import XCTest

/// The events that one subscription has received.
final class ReceivedEvents<Value> {
  private(set) var values: [Value] = []
  private(set) var error: (any Error)?
  private(set) var isCompleted = false

  init(_ signal: Signal<Value>) {
    signal.subscribe(
      next: { self.values.append($0) },
      error: { self.error = $0 },
      completed: { self.isCompleted = true })
  }

  /// The contract violation that ended the signal, if any.
  var broken: ContractViolation? { error as? ContractViolation }

  var violation: String? { broken?.description }
}
