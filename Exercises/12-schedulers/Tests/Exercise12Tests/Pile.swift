import Foundation

@testable import Exercise12

/// A pool that does nothing before it is told, and then the newest job first.
final class Pile: Pool, @unchecked Sendable {  // Sendable: `lock` guards `jobs`.
  private let lock = NSLock()
  private var jobs: [() -> Void] = []

  /// How many jobs wait.
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return jobs.count
  }

  func submit(_ job: @escaping () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    jobs.append(job)
  }

  /// Does one job, and tells whether there was one.
  @discardableResult
  func doOne() -> Bool {
    lock.lock()
    let job = jobs.popLast()
    lock.unlock()
    job?()
    return job != nil
  }

  /// Does jobs until none is left.
  func doAll() {
    while doOne() {}
  }
}
