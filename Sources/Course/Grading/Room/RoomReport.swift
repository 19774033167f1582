import Foundation
import PlainText

/// The grades of all learners in a room.
package struct RoomReport {
  package struct LearnerRow: Equatable {
    package var learner: String
    /// The grades, keyed by task ID, such as `4.1`.
    package var marks: [String: Mark] = [:]
    /// The reason the submission can't be read.
    package var problem: String? = nil
    /// The seconds for building and testing, or `nil` if nothing was tested.
    package var seconds: Double? = nil

    /// The seconds, formatted for a table, such as `12.3`.
    package var secondsShown: String { seconds.map { String(format: "%.1f", $0) } ?? "" }

    package var solved: Int { marks.values.filter(\.isSolved).count }

    package var hasBegun: Bool { marks.values.contains { $0.state != .untouched } }

    /// Returns the submission's problem, or the misconception or failure in the current task.
    package func sentence(in tasks: [String]) -> String? {
      if let problem { return problem }
      guard let task = place(in: tasks), let mark = marks[task], mark.state == .open else {
        return nil
      }
      return mark.misconceptions.first ?? mark.sentence
    }

    /// Returns the current task.
    ///
    /// The current task is the first open task. If no task is open, it is the task after the last
    /// solved task or, if no task follows, the first unsolved task.
    package func place(in tasks: [String]) -> String? {
      let isSolved = tasks.map { marks[$0]?.isSolved == true }
      let afterLast =
        isSolved.lastIndex(of: true).map { tasks.index(after: $0) } ?? tasks.startIndex
      return tasks.first { marks[$0]?.state == .open }
        ?? (afterLast < tasks.endIndex ? tasks[afterLast] : nil)
        ?? zip(tasks, isSolved).first { !$1 }?.0
    }

    /// Returns the current task or “the end” for a table, or `nil` if the learner hasn't begun.
    package func shownPlace(in tasks: [String]) -> String? {
      hasBegun ? place(in: tasks) ?? "the end" : nil
    }
  }

  /// A problem that one or more learners have with a task.
  package struct Obstacle: Equatable {
    package let task: String
    /// The misconception in quotes, or the first failure if no misconception is known.
    package let sentence: String
    package var learners: [String]
  }

  package var tasks: [String]
  package var learners: [LearnerRow]
  package var notices: [String]

  /// The problems with open tasks, in course order.
  package var obstacles: [Obstacle] {
    var found: [Obstacle] = []
    for task in tasks {
      for row in learners {
        guard let mark = row.marks[task], mark.state == .open else { continue }
        let ideas = mark.misconceptions.map { "“\($0)”" }
        for sentence in ideas.isEmpty ? [mark.sentence ?? ""] : ideas {
          if let place = found.firstIndex(where: { $0.task == task && $0.sentence == sentence }) {
            found[place].learners.append(row.learner)
          } else {
            found.append(Obstacle(task: task, sentence: sentence, learners: [row.learner]))
          }
        }
      }
    }
    return found
  }

  /// A Boolean value that indicates whether every submission could be read.
  package var isWhole: Bool { learners.allSatisfy { $0.problem == nil } }

  /// A CSV table with a line per learner.
  ///
  /// Each line has the grades, the number of solved tasks, the current task, and a sentence about
  /// the current task.
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
