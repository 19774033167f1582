import CourseModel

extension LearnerProgress {
  /// Keeps what was found out about each task that was built.
  package mutating func record(
    _ verdicts: [Int: TaskVerdict], of exercise: Exercise, answers: Answers
  ) throws {
    var checked: [Int: CheckedAnswer] = [:]
    for task in exercise.tasks {
      guard let verdict = verdicts[task.number], !verdict.isNotBuilt,
        answers.problems[task.number] == nil, let text = answers.text(of: task, in: exercise)
      else { continue }
      checked[task.number] = CheckedAnswer(text: text, isSolved: verdict.isSolved)
    }
    try record(checked, of: exercise)
  }
}
