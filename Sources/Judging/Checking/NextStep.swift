import CourseModel
import Page

/// The one thing to do next, from what is known.
package enum NextStep {
  package static let program = "swift run course"

  /// - Parameter isWatched: Whether every save is checked, so that saving is enough.
  package static func afterCheck(
    of exercise: Exercise, tasks: [ExerciseTask], judgement: Judgement, in course: Course,
    isWatched: Bool = false
  ) -> String {
    let state = { (task: ExerciseTask) in CheckReport.TaskState(judgement.verdicts[task.number]) }
    let inWork = tasks.nextInWork(by: state)
    let then = { (number: String) in
      isWatched ? "; saving is enough" : ", then `\(program) check \(number)`"
    }
    // What stands in the way of others is mended first, even if nobody asked about it.
    if inWork.map(state) != .refused,
      let place = (faultsElsewhere(judgement).compactMap(\.place).first)
    {
      return "mend \(place)" + then(tasks.count == 1 ? tasks[0].id : "\(exercise.chapter.number)")
    }
    if let task = inWork {
      if let problem = judgement.verdicts[task.number]?.problem, let file = problem.file,
        file != exercise.place(of: task), file.contains("/\(exercise.sources)/")
      {
        return "mend \(file)\(then(task.id))"
      }
      return "edit \(exercise.place(of: task))\(then(task.id)). Stuck? `\(program) hint \(task.id)`"
    }
    let solved = tasks.map(\.id).last ?? "N.T"
    return "\(onTheBoard(of: course)). Ours beside yours: `\(program) solution \(solved)`"
  }

  /// What does not compile and is not in a file of the tasks asked for.
  private static func faultsElsewhere(_ judgement: Judgement) -> [TaskVerdict.Problem] {
    judgement.otherFaults
      + judgement.verdicts.sorted { $0.key < $1.key }.filter(\.value.isNotBuilt)
      .compactMap(\.value.problem)
  }

  /// The first task that is not solved, beginning with the chapter in hand, or the page before it when
  /// nothing of it is begun.
  ///
  /// An exercise that is damaged is to be mended first.
  package static func onTheBoard(of course: Course) -> String {
    let progress = LearnerProgress(of: course)
    for chapter in progress.inOrder(course.chapters) {
      let exercise: Exercise
      do {
        guard let found = try chapter.exercise() else { continue }
        exercise = found
      } catch {
        return FileProblem.sentence(for: error)
      }
      let states = exercise.tasks.map { progress.state(of: $0, in: exercise) }
      guard let open = states.firstIndex(where: { $0 != .solved }) else { continue }
      if chapter.hasPage, states.allSatisfy({ $0 == .untouched }),
        PageRead(of: chapter, in: course) == nil
      {
        return "read the page with `swift run \(chapter.name)`, "
          + "then see what is asked: `swift run -q course check \(chapter.number)`"
      }
      let task = exercise.tasks[open]
      guard states[open] != .testsChanged else {
        return "\(task.id) was solved, and its tests are others now: `\(program) check \(task.id)`"
      }
      return "edit \(exercise.place(of: task)), then `\(program) check \(task.id)`"
    }
    return "all tasks are solved: read a page again with another eye"
  }
}
