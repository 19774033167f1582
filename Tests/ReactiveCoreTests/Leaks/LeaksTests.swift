import Foundation
import ReactiveCore
import XCTest

/// Each operator through each scenario, and what is left then.
final class LeaksTests: XCTestCase {
  func test_nothing_is_left_of_any_operator_in_any_scenario() {
    // An interval goes on for ever, and what logs holds the source, whose name it prints.
    let keepTheirSource: Set = ["interval", "logNext", "logError", "logCompleted", "logAll"]
    for scenario in Scenario.allCases {
      for tried in [Operator].all {
        if scenario == .lossOfSource, keepTheirSource.contains(tried.name) { continue }
        let left = scenario.objectsLeft(by: tried)
        XCTAssertEqual(left.chain, 0, "\(tried.name) keeps closures after \(scenario)")
        XCTAssertEqual(left.items, 0, "\(tried.name) keeps values after \(scenario)")
      }
    }
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
