import Foundation
import Processes

/// The outcomes of the tests that ran in one process.
///
/// A test passes only if the watcher reports its end exactly once. If the process crashes, hangs,
/// or exits early, that is the outcome of one test.
struct RunOutcomes {
  let testClass: String
  let expected: [String]

  func outcomes(
    of run: ChildProcess.Outcome, report: WatcherReport
  ) -> [String: TestOutcome] {
    var outcomes: [String: TestOutcome] = [:]
    var timesReported: [String: Int] = [:]
    var current: String?
    for event in report.events {
      current = event.kind == .started || event.kind == .failed ? test(event.test) : nil
      guard event.kind != .started, let test = test(event.test) else { continue }
      if event.kind != .failed { timesReported[test, default: 0] += 1 }
      if outcomes[test] == nil { outcomes[test] = outcome(of: event) }
    }
    for (test, times) in timesReported where times != 1 { outcomes[test] = .notRun }
    if !report.events.contains(where: { $0.kind == .finished }) {
      let end = outcome(of: run)
      if let current, outcomes[current] == nil { outcomes[current] = end }
      // The process ended between two tests.
      if current == nil { assign(end, to: &outcomes) }
    } else if !agrees(run.end, with: outcomes) {
      assign(outcome(of: run), to: &outcomes)
    }
    return outcomes
  }

  private func outcome(of event: WatcherReport.Event) -> TestOutcome {
    switch event.kind {
    case .passed: .passed
    case .skipped: .skipped
    case .failed: event.failure.map { .failed($0) } ?? .notRun
    default: .notRun
    }
  }

  /// Returns whether the process exited the way XCTest does: with 0, or with 1 after a failure.
  private func agrees(_ end: ChildProcess.End, with outcomes: [String: TestOutcome]) -> Bool {
    let hasFailure = outcomes.values.contains { ![.passed, .skipped].contains($0) }
    return end == .exited(0) || (end == .exited(1) && hasFailure)
  }

  /// Assigns the outcome of the process to the first test that has no outcome.
  ///
  /// If there is none, the last passed test gets the outcome, because no test may end the process.
  private func assign(_ end: TestOutcome, to outcomes: inout [String: TestOutcome]) {
    // XCTest runs tests in the order of their names.
    let tests = expected.sorted()
    if let next = tests.first(where: { outcomes[$0] == nil }) {
      outcomes[next] = end
    } else if let last = tests.last(where: { outcomes[$0] == .passed }) {
      outcomes[last] = end
    }
  }

  private func outcome(of run: ChildProcess.Outcome) -> TestOutcome {
    switch run.end {
    case .timedOut: return .hung
    case .tooMuchOutput, .canceled: return .notRun
    case .exited(let code): return .leftEarly(code)
    case .signaled(let signal):
      if run.errors.contains("failed to allocate") { return .ranOutOfMemory }
      let message = CrashMessage(in: run.errors, signal: signal)
      return .crashed(message.words, at: message.place)
    }
  }

  private func test(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, parts[0] == testClass else { return nil }
    return expected.first { $0 == parts[1] }
  }
}

/// Swift's message about a crash, without the stack trace.
struct CrashMessage {
  let words: String
  /// The location of the crash, if Swift names a file in the exercise.
  let place: CrashPlace?

  init(in errors: String, signal: Int32) {
    for line in errors.split(separator: "\n") {
      guard let opening = line.range(of: "Fatal error: ") else { continue }
      words = String(line[opening.upperBound...])
      // Ignore other files, because a trap in the standard library can name a file of that library.
      let match = line.prefixMatch(of: #/Exercise\d+/(.+\.swift):(\d+): /#)
      place = match.flatMap { match in
        Int(match.2).map { CrashPlace(file: String(match.1), line: $0) }
      }
      return
    }
    words = CrashMessage.words(for: signal)
    place = nil
  }

  private static func words(for signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "usually endless recursion (signal \(signal))"
    case SIGXFSZ:
      "it wrote a file larger than \(TestLimits.megabytesOfFile) MB (signal \(signal))"
    case SIGKILL, SIGTERM: "another process ended it (signal \(signal))"
    default: "signal \(signal)"
    }
  }
}
