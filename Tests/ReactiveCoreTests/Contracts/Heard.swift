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

func events(
  of signal: Signal<Int>, checking contract: SignalContract<Int>
) -> [Event<Int>] {
  Heard(signal.checking(contract).materialize()).values
}

func assertBreaks(
  _ signal: Signal<Int>, _ contract: SignalContract<Int>, at moment: ContractViolation.Moment,
  _ clause: ContractViolation.Clause, _ reason: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  let heard = Heard(signal.checking(contract))
  XCTAssertEqual(heard.broken?.moment, moment, file: file, line: line)
  XCTAssertEqual(heard.broken?.clause, clause, file: file, line: line)
  XCTAssertEqual(heard.broken?.reason, reason, file: file, line: line)
}
