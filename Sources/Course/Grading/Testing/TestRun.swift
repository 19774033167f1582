import Exercises
import Files
import Foundation
import Processes

/// Runs the test class of one task in a process, and in new ones for what is left of it.
package struct TestRun {
  package let bundle: URL
  package let testModule: String
  package var patience = TestLimits.patience
  package var memoryLimit = TestLimits.memory
  /// What keeps somebody else's answer from this machine; nil for a learner's own.
  package var isolation: Isolation?
  package var cancellation = Cancellation()
  package var tick: () -> Void = {}

  /// What became of each expected test.
  ///
  /// When one takes the process down, those after it get a new one, so that a crash or an endless loop
  /// costs its own test and no other.
  package func results(of task: ExerciseTask) throws -> [TestResult] {
    let tests = task.testNames
    var outcomes: [String: TestOutcome] = [:]
    var patience = patience
    while outcomes.values.count(where: { $0 == .hung }) < TestLimits.mostHangs {
      let missing = tests.filter { outcomes[$0] == nil }
      guard !missing.isEmpty else { break }
      let found = try run(missing, of: task, all: missing == tests, patience: patience)
      let added = found.filter { outcomes[$0.key] == nil }
      outcomes.merge(added) { first, _ in first }
      guard !added.isEmpty else { break }
      if added.values.contains(.hung) { patience = TestLimits.patienceAfterHang(patience) }
    }
    return tests.map { TestResult(name: $0, outcome: outcomes[$0] ?? .notRun) }
  }

  private func run(
    _ expected: [String], of task: ExerciseTask, all: Bool, patience: TimeInterval
  ) throws -> [String: TestOutcome] {
    let name = "\(testModule).\(task.testClass)"
    let filter = all ? name : expected.map { "\(name)/\($0)" }.joined(separator: ",")
    let bundle = bundle.resolvingSymlinksInPath()
    let command = SwiftBuild.testCommand(bundle: bundle, filter: filter, runner: TestRun.runner)
    let folder = try ScratchFolder()
    var child = ChildProcess(
      isolation?.command(command, reading: [bundle], writing: folder.url) ?? command,
      limits: Limits(time: patience, memory: memoryLimit, fileSize: TestLimits.fileSize))
    child.folder = folder.url
    child.environment = ProgramEnvironment.current
    child.environment["TMPDIR"] = folder.url.path
    if isolation != nil { child.environment["HOME"] = folder.url.path }
    let token = WatcherReport.token()
    let signs = expected.map { "\(token) started \(task.testClass).\($0)" }
    child.conversations = [Conversation(opening: token, signsOfLife: Set(signs))]
    var finished = try child.run(until: cancellation, whileWaiting: tick)
    var report = WatcherReport(finished.conversations[0], token: token)
    if finished.end == .timedOut, report.events.isEmpty {
      // No test has begun, so no answer has run: the machine is busy.
      child.limits.time = 3 * patience
      finished = try child.run(until: cancellation, whileWaiting: tick)
      report = WatcherReport(finished.conversations[0], token: token)
    }
    if finished.end == .cancelled { throw CancellationError() }
    finished.end = isolation?.end(finished.end) ?? finished.end
    return RunOutcomes(testClass: task.testClass, expected: expected)
      .outcomes(of: finished, report: report)
  }

  /// Xcode's program that runs a bundle; nothing where a bundle is a program.
  private static let runner: [String] = {
    #if os(macOS)
      // try?: where it cannot be found, `xcrun` says what is missing.
      let found = try? ChildProcess(["xcrun", "--find", "xctest"], limits: Limits(time: 60)).run()
      let path = found?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      return path.isEmpty ? ["xcrun", "xctest"] : [path]
    #else
      return []
    #endif
  }()
}

/// How long and how much a test may take.
package enum TestLimits {
  /// Seconds without a test that starts or ends, before a run is given up.
  package static let patience = 10.0

  /// After so many tests of a task that never end, the others are not run: an answer that hangs
  /// everywhere costs a few waits and not one for each test.
  package static let mostHangs = 2

  /// What an answer that has hung once gets for its other tests.
  package static func patienceAfterHang(_ patience: TimeInterval) -> TimeInterval {
    min(patience, max(2, patience / 5))
  }

  /// Seconds for a build of an exercise; the library is built already, unless it has just changed.
  package static let build = 300.0

  /// Bytes of memory that a test's process may reserve.
  package static let memory = gigabytes << 30
  static let gigabytes = 2

  /// Bytes of a file that an answer may write.
  static let fileSize = megabytesOfFile << 20
  static let megabytesOfFile = 64
}
