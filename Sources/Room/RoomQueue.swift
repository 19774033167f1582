import Console
import Foundation

/// Hands out the work of a room to several threads and collects the marks.
///
/// All that changes is read and written under its lock; the progress is drawn there too.
final class RoomQueue: @unchecked Sendable {
  /// One learner's answers to one exercise.
  struct Job: Hashable, Sendable {
    let exercise: Int
    let learner: Int
  }

  private let lock = NSLock()
  private let progress: ProgressReporter
  private let count: Int
  private var jobs: ArraySlice<Job>
  private var marks: [Job: Marking.MarkedAnswers] = [:]
  private var done = 0
  private var failure: (any Error)?
  private let grown: ([Job: Marking.MarkedAnswers]) -> Void

  /// - Parameter grown: Is called with all marks so far after each job, under the lock.
  init(
    _ jobs: [Job], progress: ProgressReporter,
    grown: @escaping ([Job: Marking.MarkedAnswers]) -> Void = { _ in }
  ) {
    self.grown = grown
    self.jobs = jobs[...]
    self.progress = progress
    count = jobs.count
  }

  /// Works until nothing is left, or until the machine fails; a nil is a job without marks.
  func work(_ mark: (Job, ProgressReporter) throws -> Marking.MarkedAnswers?) {
    let reporter = ProgressReporter(show: show, turn: { self.lock.withLock(self.progress.tick) })
    while let job = lock.withLock({ failure == nil ? jobs.popFirst() : nil }) {
      let result = Result { try mark(job, reporter) }
      lock.withLock {
        switch result {
        case .success(let found):
          done += 1
          guard let found else { break }
          marks[job] = found
          progress.clear()
          grown(marks)
        case .failure(let error): failure = failure ?? error
        }
      }
    }
  }

  /// - Throws: what ended the work.
  func results() throws -> [Job: Marking.MarkedAnswers] {
    try lock.withLock {
      if let failure { throw failure }
      return marks
    }
  }

  private func show(_ text: String) {
    lock.withLock { progress.show("\(done) of \(count) · \(text)") }
  }
}

/// Keeps two workers from marking the same answers side by side.
final class AnswerClaims: @unchecked Sendable {
  // Sendable: every access to what changes holds the condition's lock.
  private let condition = NSCondition()
  private var claimed: Set<String> = []

  /// Waits until nobody else works under that name, and then works.
  func holding<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    condition.withLock {
      while claimed.contains(name) { condition.wait() }
      claimed.insert(name)
    }
    defer {
      condition.withLock {
        claimed.remove(name)
        condition.broadcast()
      }
    }
    return try work()
  }
}
