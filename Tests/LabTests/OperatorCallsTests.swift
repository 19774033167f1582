import ReactiveCore
import XCTest

@testable import Lab

final class OperatorCallsTests: XCTestCase {
  func test_the_calls_of_an_operator_match_its_signal() throws {
    for operation in Operator.all {
      let made =
        switch operation.make(arguments(of: operation)) {
        case .values(let signal): signal.operators
        case .signals(let signals, _): signals.operators
        case .connection(let connection): connection.signal.operators
        }
      XCTAssertEqual(operation.calls, made, operation.name)
    }
  }

  private func arguments(of operation: Lab.Operator) -> OperatorArguments {
    let source = Signal<String> { _ in nil }
    return OperatorArguments(
      scheduler: TestScheduler(),
      all: operation.parameters.map { parameter in
        switch parameter {
        case .signal: .signal(source)
        case .signals: .signals(Signal { _ in nil })
        case .count: .count(2)
        case .seconds: .seconds(.seconds(1))
        case .value, .name: .value("a")
        case .predicate: .predicate(Predicate("even")!)
        case .transform: .transform(Transform("upper")!)
        case .cases: .cases([:])
        }
      })
  }
}
