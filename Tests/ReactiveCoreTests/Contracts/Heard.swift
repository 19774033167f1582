import ReactiveCore
import XCTest

/// What one subscription heard.
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

  /// How the contract was broken, where the signal had one.
  var broken: ContractViolation? { error as? ContractViolation }

  /// The same as a sentence.
  var violation: String? { broken?.description }
}
