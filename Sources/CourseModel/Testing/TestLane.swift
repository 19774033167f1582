import Foundation
import Sandbox

/// A test class in a process, and in new ones for what is left of it.
struct TestLane: Sendable {
  let bundle: URL
  let module: String
  let testClass: String
  let tests: [String]
  /// The tests whose assertions are turned around.
  let turned: Set<String>
  var patience: TimeInterval
  let memoryLimit: Int
  let cancellation: Cancellation

  /// What became of each test.
  ///
  /// When one takes the process down, those after it get a new one, so that a crash or an endless loop
  /// costs its own test and no other.
  func outcomes(whileWaiting waiting: () -> Void) throws -> [String: TestOutcome] {
    var outcomes: [String: TestOutcome] = [:]
    var patience = patience
    while outcomes.values.count(where: { $0 == .hung }) < TestLimits.mostHangs {
      let missing = tests.filter { outcomes[$0] == nil }
      guard !missing.isEmpty else { break }
      let found = try run(missing, patience: patience, waiting)
      let added = found.filter { outcomes[$0.key] == nil }
      outcomes.merge(added) { first, _ in first }
      guard !added.isEmpty else { break }
      if added.values.contains(.hung) { patience = TestLimits.patienceAfterHang(patience) }
    }
    return outcomes
  }

  private func run(
    _ expected: [String], patience: TimeInterval, _ waiting: () -> Void
  ) throws -> [String: TestOutcome] {
    let name = "\(module).\(testClass)"
    let filter =
      expected.count == tests.count
      ? name : expected.map { "\(name)/\($0)" }.joined(separator: ",")
    var child = ChildProcess(
      Toolchain.testCommand(bundle: bundle, filter: filter),
      limits: Limits(
        time: patience, memory: memoryLimit, processes: TestLimits.processes,
        fileSize: TestLimits.fileSize))
    child.environment = ProgramEnvironment.current
    // The tests are in the bundle; sources, solutions, mutants and other learners are not there.
    child.box = Box(readable: [bundle] + Box.swiftLibraries)
    let token = Evidence.token()
    child.conversations = [
      Conversation(
        opening: ([token] + turned.map { "\(testClass).\($0)" }).joined(separator: "\n"),
        signsOfLife: Set(expected.map { "\(token) started \(testClass).\($0)" }))
    ]
    var finished = try child.run(until: cancellation, whileWaiting: waiting)
    var evidence = Evidence(finished.conversations[0], token: token)
    if finished.end == .timedOut, evidence.lines.isEmpty {
      // No test has begun, so no answer has run: the machine is busy.
      child.limits.time = 3 * patience
      finished = try child.run(until: cancellation, whileWaiting: waiting)
      evidence = Evidence(finished.conversations[0], token: token)
    }
    if finished.end == .cancelled { throw CancellationError() }
    return Judgement(testClass: testClass, expected: expected, memoryLimit: memoryLimit)
      .outcomes(of: finished, evidence: evidence)
  }
}
