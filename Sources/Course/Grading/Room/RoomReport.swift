import Foundation
import PlainText

/// The marks of everybody in a room.
package struct RoomReport {
  package struct LearnerRow: Equatable {
    package var learner: String
    /// By task: `4.1`.
    package var marks: [String: Mark] = [:]
    /// Why nothing can be said of what was handed in; nothing where something can.
    package var problem: String? = nil
    /// How long marking all of it took: building and testing; nothing where nobody knows.
    package var seconds: Double? = nil

    /// For a table: `12.3`.
    package var secondsShown: String { seconds.map { String(format: "%.1f", $0) } ?? "" }

    package var solved: Int { marks.values.filter(\.isSolved).count }

    package var hasBegun: Bool { marks.values.contains { $0.state != .untouched } }

    /// What is said of the task in work: the idea behind the answer where it is known, or else the first failure.
    package func sentence(in tasks: [String]) -> String? {
      if let problem { return problem }
      guard let task = place(in: tasks), let mark = marks[task], mark.state == .open else {
        return nil
      }
      return mark.misconceptions.first ?? mark.sentence
    }

    /// What they work at: the first open task, or else what comes after the last one solved.
    package func place(in tasks: [String]) -> String? {
      let isSolved = tasks.map { marks[$0]?.isSolved == true }
      let afterLast =
        isSolved.lastIndex(of: true).map { tasks.index(after: $0) } ?? tasks.startIndex
      return tasks.first { marks[$0]?.state == .open }
        ?? (afterLast < tasks.endIndex ? tasks[afterLast] : nil)
        ?? zip(tasks, isSolved).first { !$1 }?.0
    }

    /// The same for a table that is read; nil for who has not begun.
    package func shownPlace(in tasks: [String]) -> String? {
      hasBegun ? place(in: tasks) ?? "the end" : nil
    }
  }

  /// What stops learners in the same way.
  package struct Obstacle: Equatable {
    package let task: String
    package let sentence: String
    package let isMisconception: Bool
    package var learners: [String]
  }

  /// In the order of the course.
  package var tasks: [String]
  package var learners: [LearnerRow]
  package var notices: [String]

  /// What is said of open tasks and to whom, in the order of the course.
  package var obstacles: [Obstacle] {
    var found: [Obstacle] = []
    for task in tasks {
      for row in learners {
        guard let mark = row.marks[task], mark.state == .open else { continue }
        let isMisconception = !mark.misconceptions.isEmpty
        for sentence in isMisconception ? mark.misconceptions : [mark.sentence ?? ""] {
          if let place = found.firstIndex(where: { $0.task == task && $0.sentence == sentence }) {
            found[place].learners.append(row.learner)
          } else {
            found.append(
              Obstacle(
                task: task, sentence: sentence, isMisconception: isMisconception,
                learners: [row.learner]))
          }
        }
      }
    }
    return found
  }

  /// Whether everybody's work could be read.
  package var isWhole: Bool { learners.allSatisfy { $0.problem == nil } }

  /// One line a learner, for a spreadsheet: the marks, and then the task in work and what is said of it.
  package var table: String {
    let heading = ["learner"] + tasks + ["solved", "at", "sentence"]
    let lines = learners.map { row in
      [row.learner] + tasks.map { row.marks[$0]?.state.rawValue ?? "" } + [
        String(row.solved), row.hasBegun ? row.place(in: tasks) ?? "" : "",
        row.sentence(in: tasks) ?? "",
      ]
    }
    return ([heading] + lines).map(commaSeparated).joined()
  }
}
