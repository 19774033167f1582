import Forms
import Foundation
import Room
import Synchronization

/// How far a class is with each task while people work; looked at again and again, on a thread of its own.
final class ClassCounts: Sendable {
  struct TaskCounts: Encodable, Equatable {
    struct Misconception: Encodable, Equatable {
      /// HTML.
      let text: String
      let count: Int
    }

    var solved = 0
    var open = 0
    var untouched = 0
    /// What stops whom, the most frequent first.
    var misconceptions: [Misconception] = []
  }

  private let isWanted = Mutex(false)
  private let looks = RepeatedWork()

  /// - Parameters:
  ///   - pause: Between two looks.
  ///   - report: Marks the class.
  ///   - show: Is called with what has changed, or with what stands in the way.
  func start(
    every pause: TimeInterval = 3, report: @escaping @Sendable () throws -> RoomReport,
    show: @escaping @Sendable (Result<[String: TaskCounts], any Error>) -> Void
  ) {
    looks.start(every: pause, named: "counts of the class", knowing: [String: TaskCounts]?.none) {
      [self] known in
      guard isWanted.withLock({ $0 }) else { return }
      do {
        let counts = ClassCounts.counts(in: try report())
        if counts != known { show(.success(counts)) }
        known = counts
      } catch {
        show(.failure(error))
        known = nil
      }
    }
  }

  /// Looks as long as it is wanted.
  func want(_ isWanted: Bool) {
    let before = self.isWanted.withLock { state in
      defer { state = isWanted }
      return state
    }
    if isWanted, !before { looks.hurry() }
  }

  func stop() { looks.stop() }

  static func counts(in report: RoomReport) -> [String: TaskCounts] {
    Dictionary(
      uniqueKeysWithValues: report.tasks.map { id in
        let marks = report.learners.map { $0.marks[id] ?? .untouched }
        let misconceptions = report.obstacles.filter { $0.task == id }
          .map {
            TaskCounts.Misconception(
              text: HTMLProse().line($0.sentence), count: $0.learners.count)
          }
        return (
          id,
          TaskCounts(
            solved: marks.count(where: \.isSolved), open: marks.count { $0.state == .open },
            untouched: marks.count { $0.state == .untouched },
            misconceptions: misconceptions.sorted { $0.count > $1.count })
        )
      })
  }
}
