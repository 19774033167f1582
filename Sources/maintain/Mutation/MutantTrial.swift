import CourseModel
import Files
import Foundation
import Judging
import Sandbox

/// Runs the tests of a mutated build with one mutant awake.
struct MutantTrial: Sendable {
  let bundle: URL

  struct Outcome: Sendable {
    /// The tests that failed, or were running when the process ended.
    var red: Set<String> = []
    /// How long each test took that passed.
    var durations: [String: TimeInterval] = [:]
    var isTooLong = false
    var seconds: TimeInterval = 0

    var isKilled: Bool { isTooLong || !red.isEmpty }
  }

  /// Runs some tests or classes of tests, or all of them; without a number every mutant is asleep.
  func run(
    _ number: Int?, tests: [String]? = nil, limit: TimeInterval
  ) throws -> Outcome {
    let filter = (tests ?? []).map {
      "ReactiveCoreTests.\($0.replacingOccurrences(of: ".", with: "/"))"
    }
    if tests?.isEmpty == true { return Outcome() }
    var command = SwiftBuild.testCommand(bundle: bundle, filter: filter.joined(separator: ","))
    if tests == nil { command.removeAll { $0.isEmpty } }
    var child = ChildProcess(
      command,
      limits: Limits(
        time: limit, memory: 4 << 30, output: .keepingEnds(start: 1 << 20, end: 1 << 20)))
    child.environment = ProgramEnvironment.current.merging([
      "MUTANT": "\(number ?? -1)", "STRESS_EVENTS": "16000",
    ]) { $1 }
    let start = Date()
    let finished = try child.run()
    let output = finished.output + finished.errors
    var outcome = Outcome(
      red: Self.red(in: output), durations: Self.durations(in: output),
      isTooLong: finished.end == .timedOut || finished.end == .tooMuchMemory,
      seconds: Date().timeIntervalSince(start))
    if finished.end != .exited(0), !outcome.isKilled { outcome.red = ["the process's end"] }
    return outcome
  }

  /// How long each test takes when all mutants sleep.
  func durations() throws -> [String: TimeInterval] {
    let asleep = try run(nil, limit: 600)
    if let test = asleep.red.min() {
      throw CourseError("\(test) fails without any mutant; mend it first.")
    }
    return asleep.durations
  }

  private static func red(in output: String) -> Set<String> {
    var red: Set<String> = []
    let lines = output.split(separator: "\n")
    for line in lines {
      guard let match = line.firstMatch(of: /Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?' (\w+)/)
      else { continue }
      let test = "\(match.1).\(match.2)"
      if match.3 == "passed" || match.3 == "skipped" { red.remove(test) } else { red.insert(test) }
    }
    return red
  }

  private static func durations(in output: String) -> [String: TimeInterval] {
    var durations: [String: TimeInterval] = [:]
    for match in output.matches(
      of: #/Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?' passed \(([0-9.]+) seconds\)/#)
    {
      durations["\(match.1).\(match.2)"] = TimeInterval(match.3)
    }
    return durations
  }
}
