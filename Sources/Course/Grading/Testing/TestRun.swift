import Exercises
import Files
import Foundation
import Processes

/// A run of one task's tests, in as many processes as necessary.
package struct TestRun {
  package let bundle: URL
  package let testModule: String
  package var testTimeLimit = TestLimits.testTimeLimit
  package var memoryLimit = TestLimits.memory
  /// The sandbox for a submitted answer, or `nil` for the learner's own answer.
  package var isolation: Isolation?
  package var cancellation = Cancellation()
  package var tick: () -> Void = {}

  /// Returns the outcome of each expected test.
  ///
  /// If a test ends its process, the remaining tests run in a new
  /// process, so that a crash or an endless loop fails only its own test.
  package func results(of task: ExerciseTask) throws -> [TestResult] {
    let tests = task.testNames
    var outcomes: [String: TestOutcome] = [:]
    var testTimeLimit = testTimeLimit
    while outcomes.values.count(where: { $0 == .hung }) < TestLimits.maximumHangs {
      let missing = tests.filter { outcomes[$0] == nil }
      guard !missing.isEmpty else { break }
      let found = try run(missing, of: task, all: missing == tests, testTimeLimit: testTimeLimit)
      let added = found.filter { outcomes[$0.key] == nil }
      outcomes.merge(added) { first, _ in first }
      guard !added.isEmpty else { break }
      if added.values.contains(.hung) {
        testTimeLimit = TestLimits.testTimeLimitAfterHang(testTimeLimit)
      }
    }
    return tests.map { TestResult(name: $0, outcome: outcomes[$0] ?? .notRun) }
  }

  private func run(
    _ expected: [String], of task: ExerciseTask, all: Bool, testTimeLimit: TimeInterval
  ) throws -> [String: TestOutcome] {
    let name = "\(testModule).\(task.testClass)"
    let filter = all ? name : expected.map { "\(name)/\($0)" }.joined(separator: ",")
    let bundle = bundle.resolvingSymlinksInPath()
    let command = SwiftBuild.testCommand(bundle: bundle, filter: filter, runner: TestRun.runner)
    let folder = try ScratchFolder()
    var child = ChildProcess(
      isolation?.command(command, reading: [bundle], writing: folder.url) ?? command,
      limits: Limits(time: testTimeLimit, memory: memoryLimit, fileSize: TestLimits.fileSize))
    child.folder = folder.url
    child.environment = ProgramEnvironment.current
    child.environment["TMPDIR"] = folder.url.path
    if isolation != nil { child.environment["HOME"] = folder.url.path }
    let token = WatcherReport.token()
    let signs = expected.map { "\(token) started \(task.testClass).\($0)" }
    child.conversation = Conversation(opening: token, signsOfLife: Set(signs))
    var finished = try child.run(until: cancellation, whileWaiting: tick)
    var report = WatcherReport(finished.conversation, token: token)
    if finished.end == .timedOut, report.events.isEmpty {
      // No test has started, so the machine is probably busy. Try again with more time.
      child.limits.time = 3 * testTimeLimit
      finished = try child.run(until: cancellation, whileWaiting: tick)
      report = WatcherReport(finished.conversation, token: token)
    }
    if finished.end == .canceled { throw CancellationError() }
    finished.end = isolation?.end(finished.end) ?? finished.end
    return RunOutcomes(testClass: task.testClass, expected: expected)
      .outcomes(of: finished, report: report)
  }

  /// The command of Xcode's test runner, or an empty array on Linux, where a bundle is executable.
  private static let runner: [String] = {
    #if os(macOS)
      // If no path is found, run `xcrun xctest`, which reports why.
      let found = try? ChildProcess(["xcrun", "--find", "xctest"], limits: Limits(time: 60)).run()
      let path = found?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      return path.isEmpty ? ["xcrun", "xctest"] : [path]
    #else
      return []
    #endif
  }()
}

package enum TestLimits {
  /// The maximum number of seconds between the starts of two tests.
  package static let testTimeLimit = 10.0

  /// The number of hanging tests after which a task's other tests aren't run.
  package static let maximumHangs = 2

  /// Returns the shorter time limit for the other tests after one test has hung.
  package static func testTimeLimitAfterHang(_ limit: TimeInterval) -> TimeInterval {
    min(limit, max(2, limit / 5))
  }

  /// The time limit for a build, in seconds.
  package static let build = 300.0

  /// The memory that a test process may reserve, in bytes.
  package static let memory = gigabytes << 30
  static let gigabytes = 2

  /// The maximum size of a file that an answer may write, in bytes.
  static let fileSize = megabytesOfFile << 20
  static let megabytesOfFile = 64
}
