import Foundation
import Sandbox

/// Runs the test class of one task and asks for evidence of every expected test.
package struct TestRun {
  package let bundle: URL
  package let module: String
  package var patience = TestLimits.patience
  package var memoryLimit = TestLimits.memory
  package var cancellation = Cancellation()
  package var tick: () -> Void = {}

  /// One process for the class.
  ///
  /// When a test takes the process down, the tests after it get a new
  /// one, so that a crash or an endless loop costs its own test and no other.
  package func results(of task: ExerciseTask) throws -> [TestResult] {
    var outcomes: [String: TestOutcome] = [:]
    while outcomes.values.count(where: { $0 == .hung }) < TestLimits.mostHangs {
      let missing = task.testNames.filter { outcomes[$0] == nil }
      guard !missing.isEmpty else { break }
      let isWholeClass = outcomes.isEmpty
      let found = try run(isWholeClass ? nil : missing, of: task, expecting: missing)
      let news = found.filter { outcomes[$0.key] == nil }
      outcomes.merge(news) { first, _ in first }
      guard !news.isEmpty else { break }
    }
    if outcomes.values.contains(.passed) {
      let passed = task.testNames.filter { outcomes[$0] == .passed }
      outcomes.merge(try doubts(about: passed, of: task)) { $1 }
    }
    return task.testNames.map { TestResult(name: $0, outcome: outcomes[$0] ?? .notRun) }
  }

  /// Runs the twin, in which all that passed must fail; what does not fail there is not proven.
  private func doubts(
    about passed: [String], of task: ExerciseTask
  ) throws -> [String: TestOutcome] {
    let isWholeClass = passed.count == task.testNames.count
    let found = try run(isWholeClass ? nil : passed, of: task, expecting: passed, isTwin: true)
    return Dictionary(
      uniqueKeysWithValues: passed.compactMap { test in
        switch found[test] {
        case .failed: nil
        case .hung: (test, .hung)
        default: (test, .unproven)
        }
      })
  }

  private func run(
    _ tests: [String]?, of task: ExerciseTask, expecting: [String], isTwin: Bool = false
  ) throws -> [String: TestOutcome] {
    let bundle = bundle.resolvingSymlinksInPath()
    let secret = UUID().uuidString
    let name = "\(module).\(task.testClass)"
    let filter = tests.map { $0.map { "\(name)/\($0)" }.joined(separator: ",") } ?? name
    var child = ChildProcess(
      Toolchain.testCommand(bundle: bundle, filter: filter),
      limits: Limits(
        time: patience, memory: memoryLimit, processes: TestLimits.processes,
        fileSize: 64 << 20))
    child.environment = Toolchain.testEnvironment
    // The tests are in the bundle; sources, solutions, mutants and other learners are not there.
    child.box = Box(readable: [bundle] + Box.swiftLibraries)
    child.conversations = [
      Conversation(opening: secret + (isTwin ? "1" : "0"), signOfLife: secret)
    ]
    let finished = try child.run(until: cancellation, whileWaiting: tick)
    if finished.end == .cancelled { throw CancellationError() }
    let evidence = Evidence(finished.conversations[0], secret: secret)
    return Judgement(task: task, expected: expecting, memoryLimit: memoryLimit)
      .outcomes(of: finished, evidence: evidence)
  }
}

/// Reads one process's evidence: what is not proven is not passed.
package struct Judgement {
  package let task: ExerciseTask
  package let expected: [String]
  package var memoryLimit = TestLimits.memory

  package func outcomes(
    of run: ChildProcess.Finished, evidence: Evidence
  ) -> [String: TestOutcome] {
    var outcomes: [String: TestOutcome] = [:]
    var timesReported: [String: Int] = [:]
    var current: String?
    for event in evidence.events {
      switch event {
      case .started(let name): current = test(name)
      case .failed(let name, let finding):
        guard let test = test(name) else { continue }
        if outcomes[test] == nil { outcomes[test] = .failed(finding) }
      case .passed(let name), .skipped(let name), .ended(let name):
        current = nil
        guard let test = test(name) else { continue }
        timesReported[test, default: 0] += 1
        if outcomes[test] == nil {
          outcomes[test] = event == .passed(name) ? .passed : .skipped
        }
      case .finished: current = nil
      }
    }
    for (test, times) in timesReported where times != 1 { outcomes[test] = .notRun }
    if !evidence.events.contains(.finished) {
      let end = outcome(of: run)
      if let current, outcomes[current] == nil { outcomes[current] = end }
      // Nobody was running and yet the end never came: something ended the process in between.
      if current == nil { blame(end, in: &outcomes) }
    } else if !agrees(run.end, with: outcomes) {
      blame(outcome(of: run), in: &outcomes)
    }
    return outcomes
  }

  /// The harness exits with 0 when nothing failed, and with 1 when something did.
  private func agrees(_ end: ChildProcess.End, with outcomes: [String: TestOutcome]) -> Bool {
    let hasFailure = outcomes.values.contains { $0 != .passed && $0 != .skipped }
    return end == .exited(0) || (end == .exited(1) && hasFailure)
  }

  /// The first test without an outcome carries what happened between tests; when all had passed,
  /// the last one does, as a process that is not ended by the harness proves nothing.
  private func blame(_ end: TestOutcome, in outcomes: inout [String: TestOutcome]) {
    if let next = expected.first(where: { outcomes[$0] == nil }) {
      outcomes[next] = end
    } else if let last = expected.last(where: { outcomes[$0] == .passed }) {
      outcomes[last] = end
    }
  }

  private func outcome(of run: ChildProcess.Finished) -> TestOutcome {
    switch run.end {
    case .timedOut: return .hung
    case .tooMuchMemory: return .ranOutOfMemory
    case .tooManyProcesses:
      return .crashed("it started more than \(TestLimits.processes) processes")
    case .tooMuchOutput, .cancelled: return .notRun
    case .exited(let code): return .leftEarly(code)
    case .signalled(let signal):
      // Swift says so itself, unless there is no memory left to say it in.
      if run.errors.contains("failed to allocate") || run.peakMemory > memoryLimit / 4 * 3 {
        return .ranOutOfMemory
      }
      return .crashed(CrashMessage.in(run.errors, signal: signal))
    }
  }

  private func test(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, parts[0] == task.testClass else { return nil }
    return expected.first { $0 == parts[1] }
  }
}

/// Swift's own words about a crash, without what only its makers can read.
package enum CrashMessage {
  package static func `in`(_ errors: String, signal: Int32) -> String {
    for line in errors.split(separator: "\n") {
      guard let range = line.range(of: "Fatal error: ") else { continue }
      return String(line[range.upperBound...])
    }
    switch signal {
    case SIGSEGV, SIGBUS: return "most often a recursion that never ends (signal \(signal))"
    case SIGXFSZ: return "it wrote a file larger than 64 MB (signal \(signal))"
    case SIGKILL, SIGTERM: return "something ended it from outside (signal \(signal))"
    default: return "signal \(signal)"
    }
  }
}
