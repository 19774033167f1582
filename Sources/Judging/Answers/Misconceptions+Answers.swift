import CourseModel

extension Misconceptions {
  /// What the known wrong answers stand for that fail as these do, by task; of a stub nothing is
  /// said.
  package func sentences(
    behind verdicts: [Int: TaskVerdict], on answers: Answers, of exercise: Exercise
  ) throws -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    for task in exercise.tasks {
      let isStub = answers.text(of: task, in: exercise) == exercise.stub(of: task)
      guard !isStub, case .judged(let results)? = verdicts[task.number] else { continue }
      found[task.number] = try sentences(for: results, of: task, in: exercise)
    }
    return found
  }
}
