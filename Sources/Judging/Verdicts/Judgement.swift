import Sandbox

/// Reads one process's evidence: what is not proven is not passed.
package struct Judgement {
  package let testClass: String
  package let expected: [String]
  package var memoryLimit = TestLimits.memory

  package func outcomes(
    of run: ChildProcess.Finished, evidence: Evidence
  ) -> [String: TestOutcome] {
    var outcomes: [String: TestOutcome] = [:]
    var timesReported: [String: Int] = [:]
    var current: String?
    for line in evidence.lines {
      current = line.kind == .started || line.kind == .failed ? test(line.test) : nil
      guard line.kind != .started, let test = test(line.test) else { continue }
      if line.kind != .failed { timesReported[test, default: 0] += 1 }
      if outcomes[test] == nil { outcomes[test] = outcome(of: line) }
    }
    for (test, times) in timesReported where times != 1 { outcomes[test] = .notRun }
    if !evidence.lines.contains(where: { $0.kind == .finished }) {
      let end = outcome(of: run)
      if let current, outcomes[current] == nil { outcomes[current] = end }
      // Nobody was running and yet the end never came: something ended the process in between.
      if current == nil { blame(end, in: &outcomes) }
    } else if !agrees(run.end, with: outcomes) {
      blame(outcome(of: run), in: &outcomes)
    }
    return outcomes
  }

  private func outcome(of line: Evidence.Line) -> TestOutcome {
    switch line.kind {
    case .passed: .passed
    case .skipped: .skipped
    case .failed: line.finding.map { .failed($0) } ?? .notRun
    default: .notRun
    }
  }

  /// The harness exits with 0 when nothing failed, and with 1 when something did.
  private func agrees(_ end: ChildProcess.End, with outcomes: [String: TestOutcome]) -> Bool {
    let hasFailure = outcomes.values.contains { ![.passed, .skipped].contains($0) }
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
    guard parts.count == 2, parts[0] == testClass else { return nil }
    return expected.first { $0 == parts[1] }
  }
}
