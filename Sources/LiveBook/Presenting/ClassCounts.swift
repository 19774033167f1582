import Forms
import Foundation
import Page
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
  private let isOver = Mutex(false)
  private let moment = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - pause: Between two looks.
  ///   - report: Marks the class.
  ///   - show: Is called with what has changed, or with what stands in the way.
  func start(
    every pause: TimeInterval = 3, report: @escaping @Sendable () throws -> RoomReport,
    show: @escaping @Sendable (Result<[String: TaskCounts], any Error>) -> Void
  ) {
    let thread = Thread { [self] in
      var known: [String: TaskCounts]?
      while !isOver.withLock({ $0 }) {
        if isWanted.withLock({ $0 }) {
          do {
            let counts = ClassCounts.counts(in: try report())
            if counts != known { show(.success(counts)) }
            known = counts
          } catch {
            show(.failure(error))
            known = nil
          }
        }
        _ = moment.wait(timeout: .now() + pause)
      }
    }
    thread.name = "counts of the class"
    thread.start()
  }

  /// Looks as long as it is wanted.
  func want(_ isWanted: Bool) {
    let before = self.isWanted.withLock { state in
      defer { state = isWanted }
      return state
    }
    if isWanted, !before { moment.signal() }
  }

  func stop() {
    isOver.withLock { $0 = true }
    moment.signal()
  }

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
