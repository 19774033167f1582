@testable import Exercise12

/// A pool that runs a job only when the test says so, the newest job first.
final class NewestFirstPool: Pool, @unchecked Sendable {  // Sendable: tests use one thread.
  private var jobs: [() -> Void] = []

  func submit(_ job: @escaping () -> Void) { jobs.append(job) }

  func doOne() { jobs.popLast()?() }

  func doAll() {
    while !jobs.isEmpty { doOne() }
  }
}
