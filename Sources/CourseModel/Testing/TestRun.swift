import Foundation
import Sandbox

/// Runs the test class of one task and asks for evidence of every expected test.
///
/// The class runs in two processes of the same form. In each the assertions of some tests are turned
/// around: of which, is drawn anew each time, and the other process turns the others. So each test runs
/// once as it stands and once where it must fail, and no process, no place in the order and nothing
/// outside the harness's own memory tells which it is.
package struct TestRun {
  package let bundle: URL
  package let module: String
  package var patience = TestLimits.patience
  package var memoryLimit = TestLimits.memory
  package var cancellation = Cancellation()
  /// Whether the two processes run at the same time.
  package var isSideBySide = true
  package var tick: () -> Void = {}

  package func results(of task: ExerciseTask) throws -> [TestResult] {
    let tests = task.testNames
    let turned = Set(tests.filter { _ in Bool.random() })
    let first = lane(of: task, tests: tests, turned: turned)
    let second = lane(of: task, tests: tests, turned: Set(tests).subtracting(turned))
    let (one, other) =
      isSideBySide ? try sideBySide(first, second) : try inTurn(first, second)
    return tests.map { test in
      let (straight, opposite) = turned.contains(test) ? (other, one) : (one, other)
      return TestResult(
        name: test, outcome: TestRun.outcome(straight: straight[test], turned: opposite[test]))
    }
  }

  /// What is said of a test that passed as it stands depends on what it did where it must fail.
  static func outcome(straight: TestOutcome?, turned: TestOutcome?) -> TestOutcome {
    guard straight == .passed else { return straight ?? .notRun }
    switch turned {
    case .passed?: return .passed
    case .hung?, .crashed?, .ranOutOfMemory?, .leftEarly?: return turned ?? .unproven
    default: return .unproven
    }
  }

  private func lane(of task: ExerciseTask, tests: [String], turned: Set<String>) -> TestLane {
    TestLane(
      bundle: bundle.resolvingSymlinksInPath(), module: module, testClass: task.testClass,
      tests: tests, turned: turned, patience: patience, memoryLimit: memoryLimit,
      cancellation: cancellation)
  }

  private func inTurn(_ first: TestLane, _ second: TestLane) throws -> (
    [String: TestOutcome], [String: TestOutcome]
  ) {
    let one = try first.outcomes(whileWaiting: tick)
    var second = second
    if one.values.contains(.hung) { second.patience = TestLimits.patienceAfterHang(patience) }
    return (one, try second.outcomes(whileWaiting: tick))
  }

  /// This thread waits and ticks; the processes have threads of their own.
  private func sideBySide(_ first: TestLane, _ second: TestLane) throws -> (
    [String: TestOutcome], [String: TestOutcome]
  ) {
    let found = Found()
    let group = DispatchGroup()
    for (index, lane) in [first, second].enumerated() {
      DispatchQueue.global().async(group: group) {
        let result = Result { try lane.outcomes(whileWaiting: {}) }
        found.set(result, at: index)
      }
    }
    while group.wait(timeout: .now() + .milliseconds(50)) == .timedOut { tick() }
    return (try found.outcomes(at: 0), try found.outcomes(at: 1))
  }
}

/// What two threads found; read and written under its lock.
private final class Found: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Int: Result<[String: TestOutcome], any Error>] = [:]

  func set(_ result: Result<[String: TestOutcome], any Error>, at index: Int) {
    lock.withLock { results[index] = result }
  }

  func outcomes(at index: Int) throws -> [String: TestOutcome] {
    try lock.withLock { try results[index]?.get() ?? [:] }
  }
}
