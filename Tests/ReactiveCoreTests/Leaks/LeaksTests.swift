import Foundation
import Lab
import ReactiveCore
import XCTest

/// Tests that look for objects that an operator leaks in a scenario.
final class LeaksTests: XCTestCase {
  // MEM-OWN-10, SIG-COMBLATEST-11, STR-FLATTEN-2, SIG-FLATTENMAX-12
  func test_no_operator_leaks_in_any_scenario() {
    // An interval never ends by itself, and logging operators retain their source to print its name.
    let keepTheirSource: Set = ["interval", "logNext", "logError", "logCompleted", "logAll"]
    for scenario in Scenario.allCases {
      for tried in [TestedOperator].all {
        if scenario == .lossOfSource, keepTheirSource.contains(tried.name) { continue }
        let left = scenario.objectsLeft(by: tried)
        XCTAssertEqual(left.chain, 0, "After \(scenario), \(tried.name) should retain no closure.")
        XCTAssertEqual(left.items, 0, "After \(scenario), \(tried.name) should retain no value.")
      }
    }
  }

  func test_a_leak_is_found_in_every_scenario() {
    for scenario in Scenario.allCases {
      let leak = LockedValue<CountedObject>()
      let leaking = TestedOperator(name: "leaking", release: .withSubscription) {
        source, _, object in
        leak.value = object
        return source.map { _ in }
      }
      XCTAssertGreaterThan(scenario.objectsLeft(by: leaking).chain, 0, "\(scenario)")
    }
  }

  func test_the_table_contains_every_operator_that_the_library_declares() throws {
    let known = Set([TestedOperator].all.map { $0.name.prefix { $0.isLetter } })
    let unneeded: Set<Substring> = [
      // Operators without a source.
      "return", "empty", "error", "never", "startLazily", "startEagerly", "observing", "async",
      // Operators that block the calling thread.
      "first", "toArray", "waitUntilCompleted",
      // Operators that return no signal.
      "subscribeNext", "subscribeError", "subscribeCompleted", "lazyList", "values",
      // An operator that behaves like `deliver`.
      "deliverOnMainThread",
    ]
    let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/ReactiveCore").standardizedFileURL
    let operators = Set(try DeclaredOperator.all(in: library).map { Substring($0.base) })
    XCTAssertFalse(operators.isEmpty)
    XCTAssertEqual(operators.subtracting(known).subtracting(unneeded), [])
    XCTAssertEqual(unneeded.subtracting(operators), [], "These operators don't exist. Remove them.")
  }
}
