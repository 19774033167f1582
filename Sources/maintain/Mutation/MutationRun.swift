import Foundation
import Synchronization

/// Tries mutants: first with the tests that are linked to their file, then with all that are quick, and
/// last with the slow ones.
final class MutationRun: Sendable {
  private let trial: MutantTrial
  private let linked: [String: [String]]
  private let open: [(number: Int, mutation: Mutation)]
  private let report: @Sendable (MutationVerdict) throws -> Void
  private let next = Mutex(0)
  private let problem = Mutex((any Error)?.none)
  private let secondsOfFile = Mutex([String: TimeInterval]())

  /// `report` receives each verdict as it falls, from any thread.
  init(
    _ open: [(number: Int, mutation: Mutation)], linked: [String: [String]], trial: MutantTrial,
    report: @escaping @Sendable (MutationVerdict) throws -> Void
  ) {
    (self.open, self.linked, self.trial, self.report) = (open, linked, trial, report)
  }

  func run() throws {
    let all = TestsBySpeed(try trial.durations())
    // Half of the cores, as tests of threads want some for themselves.
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = take(), problem.withLock({ $0 == nil }) {
        do {
          try report(judge(open[index], all: all))
        } catch {
          problem.withLock { $0 = error }
        }
      }
    }
    if let problem = problem.withLock({ $0 }) { throw problem }
  }

  private func take() -> Int? {
    next.withLock { next in
      defer { next += 1 }
      return next < open.count ? next : nil
    }
  }

  private func judge(
    _ mutant: (number: Int, mutation: Mutation), all: TestsBySpeed
  ) throws -> MutationVerdict {
    let tests = linked[mutant.mutation.path, default: []]
    let own = try seconds(of: mutant.mutation.path, tests)
    let first = try trial.run(mutant.number, tests: tests, limit: 3 * own + 8)
    func verdict(_ fate: MutationVerdict.Fate) -> MutationVerdict {
      MutationVerdict(mutant.mutation, number: mutant.number, fate: fate, red: first.red)
    }
    if first.isTooLong { return verdict(.outOfTime) }
    if let test = first.red.min() { return verdict(.killed(by: test)) }
    for (tests, seconds) in [(all.quick, all.secondsOfQuick), (all.slow, all.secondsOfSlow)] {
      let others = try trial.run(mutant.number, tests: tests, limit: 3 * seconds + 20)
      if others.isTooLong { return verdict(.outOfTime) }
      if let test = others.red.min() { return verdict(.killedByOthers(test)) }
    }
    return verdict(.survived)
  }

  /// How long a file's tests take when all mutants sleep.
  private func seconds(of path: String, _ tests: [String]) throws -> TimeInterval {
    if let known = secondsOfFile.withLock({ $0[path] }) { return known }
    let seconds = try trial.run(nil, tests: tests, limit: 300).seconds
    secondsOfFile.withLock { $0[path] = seconds }
    return seconds
  }
}
