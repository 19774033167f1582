import CourseModel
import Judging

/// What is claimed of an exercise, task by task, and what each claim rests on.
///
/// A task's verdict rests on its test, on its file, on those of the tasks that it may reach, and on what all tasks
/// share.
struct ExerciseClaims {
  private let exercise: Exercise
  private let solutions: Answers
  private let reach: [Int: Set<Int>]
  /// The library, the manifest and the given files.
  private let shared: [String]

  /// - Parameter ground: See ``Ground``.
  init(of exercise: Exercise, solutions: Answers, ground: String) {
    self.exercise = exercise
    self.solutions = solutions
    reach = exercise.reach(of: solutions)
    let own = exercise.tasks.flatMap { task in
      [exercise.stubPath(of: task), "Tests/\(exercise.module)Tests/\(task.testClass).swift"]
    }
    shared =
      [ground]
      + exercise.shipped.files.filter { !own.contains($0.path) }.flatMap { [$0.path, $0.text] }
  }

  func stub(of task: ExerciseTask) -> Proven.Claim {
    let stubs = reached(from: task).map { exercise.stub(of: $0) ?? "" }
    return Proven.Claim("\(task.id) stub", restingOn: shared + [test(of: task)] + stubs)
  }

  func solution(of task: ExerciseTask) -> Proven.Claim {
    Proven.Claim("\(task.id) solution", restingOn: right(task))
  }

  /// - Parameter failures: How wrong answers are known to fail.
  func caught(_ wrong: WrongAnswer, failures: Misconceptions) -> Proven.Claim {
    Proven.Claim(
      wrong.id,
      restingOn: right(wrong.task) + [wrong.edit.text, failures.line(of: wrong.place) ?? ""])
  }

  private func right(_ task: ExerciseTask) -> [String] {
    shared + [test(of: task)]
      + reached(from: task).map { solutions.text(of: $0, in: exercise) ?? "" }
  }

  private func test(of task: ExerciseTask) -> String {
    let path = "Tests/\(exercise.module)Tests/\(task.testClass).swift"
    return exercise.shipped.files.first { $0.path == path }?.text ?? ""
  }

  private func reached(from task: ExerciseTask) -> [ExerciseTask] {
    exercise.tasks.filter {
      $0.number == task.number || reach[task.number, default: []].contains($0.number)
    }
  }
}
