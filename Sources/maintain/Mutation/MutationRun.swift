import CourseModel
import Foundation
import Synchronization

/// Tries mutants: first with the tests that are linked to their file, then with all that are quick, and
/// last with the slow ones.
final class MutationRun: Sendable {
  enum Fate: Sendable {
    case killed(by: String)
    case killedByOthers(String)
    case outOfTime
    case survived
  }

  /// What was learned of the drawn mutants.
  struct Findings: Sendable {
    var fates: [Int: Fate] = [:]
    /// Every test that was red under a mutant of a file that it is linked to.
    var red: Set<String> = []
  }

  private let trial: MutantTrial
  private let linked: [String: [String]]
  private let drawn: [(number: Int, mutation: Mutation)]
  private let findings = Mutex(Findings())
  private let next = Mutex(0)
  private let problem = Mutex((any Error)?.none)
  private let secondsOfFile = Mutex([String: TimeInterval]())

  init(
    _ drawn: [(number: Int, mutation: Mutation)], linked: [String: [String]], trial: MutantTrial
  ) {
    (self.drawn, self.linked, self.trial) = (drawn, linked, trial)
  }

  func run() throws -> Findings {
    let asleep = try trial.run(nil, limit: 600)
    if let test = asleep.red.sorted().first {
      throw CourseError("\(test) fails without any mutant; mend it first.")
    }
    let all = TestsBySpeed(asleep.durations)
    // Half of the cores, as tests of threads want some for themselves.
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = take(), problem.withLock({ $0 == nil }) {
        do {
          try judge(drawn[index], all: all)
        } catch {
          problem.withLock { $0 = error }
        }
      }
    }
    if let problem = problem.withLock({ $0 }) { throw problem }
    return findings.withLock { $0 }
  }

  private func take() -> Int? {
    next.withLock { next in
      defer { next += 1 }
      return next < drawn.count ? next : nil
    }
  }

  private func judge(_ mutant: (number: Int, mutation: Mutation), all: TestsBySpeed) throws {
    let tests = linked[mutant.mutation.path, default: []]
    let own = try seconds(of: mutant.mutation.path, tests)
    let first = try trial.run(mutant.number, tests: tests, limit: 3 * own + 8)
    findings.withLock { $0.red.formUnion(first.red) }
    if first.isKilled { return note(mutant.number, first, linked: true) }
    let quick = try trial.run(mutant.number, tests: all.quick, limit: 3 * all.secondsOfQuick + 20)
    if quick.isKilled { return note(mutant.number, quick, linked: false) }
    let slow = try trial.run(mutant.number, tests: all.slow, limit: 3 * all.secondsOfSlow + 20)
    note(mutant.number, slow, linked: false)
  }

  private func note(_ number: Int, _ outcome: MutantTrial.Outcome, linked: Bool) {
    let test = outcome.red.sorted().first
    let fate: Fate =
      if outcome.isTooLong { .outOfTime } else if let test {
        linked ? .killed(by: test) : .killedByOthers(test)
      } else { .survived }
    findings.withLock { $0.fates[number] = fate }
  }

  /// How long a file's tests take when all mutants sleep.
  private func seconds(of path: String, _ tests: [String]) throws -> TimeInterval {
    if let known = secondsOfFile.withLock({ $0[path] }) { return known }
    let seconds = try trial.run(nil, tests: tests, limit: 300).seconds
    secondsOfFile.withLock { $0[path] = seconds }
    return seconds
  }
}
