import Foundation
import ReactiveCore
import XCTest

/// Each operator through each scenario, and what is left then.
final class LeaksTests: XCTestCase {
  func test_a_completion_leaves_nothing() { assertNothingIsLeft(after: .completion) }

  func test_an_error_leaves_nothing() { assertNothingIsLeft(after: .error) }

  func test_a_disposal_leaves_nothing() { assertNothingIsLeft(after: .disposal) }

  func test_a_disposal_inside_next_leaves_nothing() {
    assertNothingIsLeft(after: .disposalInsideNext)
  }

  func test_a_disposal_during_a_replay_leaves_nothing() {
    assertNothingIsLeft(after: .disposalDuringReplay)
  }

  func test_sends_from_inside_next_leave_nothing() { assertNothingIsLeft(after: .reentrantSends) }

  func test_a_source_that_goes_without_an_end_leaves_nothing() {
    // An interval goes on for ever, and what logs holds the source, whose name it prints.
    assertNothingIsLeft(
      after: .lossOfSource, except: ["interval", "logNext", "logError", "logCompleted", "logAll"])
  }

  func test_a_leak_is_found_in_every_scenario() {
    for scenario in Scenario.allCases {
      let leak = Box<CountedObject>()
      let leaking = Operator(name: "leaking", release: .withSubscription) { source, _, object in
        leak.content = object
        return source.map { _ in }
      }
      XCTAssertGreaterThan(scenario.objectsLeft(by: leaking).chain, 0, "\(scenario)")
    }
  }

  func test_the_table_has_every_operator_of_the_sources() throws {
    let known = Set([Operator].all.map { $0.name.prefix { $0.isLetter } })
    let unneeded: Set<Substring> = [
      "return", "empty", "error", "never", "startLazily", "startEagerly",  // Have no source.
      "first", "toArray", "waitUntilCompleted",  // Block until the end.
      "deliverOnMainThread",  // Is `deliver`.
    ]
    let missing = try operatorsOfTheSources().subtracting(known).subtracting(unneeded)
    XCTAssertEqual(missing, [])
  }

  private func assertNothingIsLeft(
    after scenario: Scenario, except keepers: Set<String> = [],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for tried in [Operator].all where !keepers.contains(tried.name) {
      let left = scenario.objectsLeft(by: tried)
      XCTAssertEqual(left.chain, 0, "\(tried.name) keeps closures", file: file, line: line)
      XCTAssertEqual(left.items, 0, "\(tried.name) keeps values", file: file, line: line)
    }
  }

  private func operatorsOfTheSources() throws -> Set<Substring> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/ReactiveCore").standardizedFileURL
    var names: Set<Substring> = []
    for folder in ["Operators", "Sharing"] {
      let files = try FileManager.default.subpathsOfDirectory(atPath: "\(root.path)/\(folder)")
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(root.path)/\(folder)/\(file)", encoding: .utf8)
        names.formUnion(text.matches(of: /public (?:static )?func `?(\w+)/).map(\.1))
      }
    }
    XCTAssertFalse(names.isEmpty)
    return names
  }
}
