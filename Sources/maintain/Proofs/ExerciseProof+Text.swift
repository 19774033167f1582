import CourseModel

/// What an exercise says: hints, titles, what a stub asks for and where its page teaches it.
extension ExerciseProof {
  func textFaults(of exercise: Exercise) throws -> [String] {
    let hints = try Hints(exercise: exercise.folder)
    var faults = exercise.tasks.isEmpty ? ["\(exercise.chapter.name): no tasks"] : []
    for task in exercise.tasks {
      if hints.hints(for: task.number).filter({ !$0.isEmpty }).count < 3 {
        faults.append("\(task.id): fewer than three hints in HINTS.md")
      }
      if hints.title(of: task.number) == nil {
        faults.append("\(task.id): HINTS.md has no heading `## Task \(task.number): title`")
      }
      if exercise.stub(of: task)?.contains("///") != true {
        faults.append("\(task.id): the stub states no task in a doc comment")
      }
      faults += placeFaults(of: task, in: exercise)
      let tests = task.testNames
      if tests.count < fewestTests {
        faults.append(
          "\(task.id): \(counted(tests.count, "test")), at least \(fewestTests) are wanted")
      }
      if Set(tests).count != tests.count {
        faults.append("\(task.id): a test's name is there twice")
      }
    }
    return faults
  }

  /// The stub says on which cells of the page its task rests; the page has them.
  private func placeFaults(of task: ExerciseTask, in exercise: Exercise) -> [String] {
    guard exercise.chapter.hasPage, let stub = exercise.stub(of: task) else { return [] }
    let comment = stub.split(separator: "\n").filter { $0.contains("//") }
      .map { $0.drop { $0 == " " || $0 == "/" } }.joined(separator: " ")
    guard let place = comment.range(of: "Rests on the page \(exercise.chapter.name), cell") else {
      let words = "Rests on the page \(exercise.chapter.name), cell \"…\""
      return ["\(task.id): the stub names no cell of the page: `\(words)`"]
    }
    let titles = exercise.chapter.cellTitles
    return comment[place.upperBound...].matches(of: /"([^"]+)"/).map { String($0.1) }
      .filter { !titles.contains($0) }
      .map { "\(task.id): the stub rests on the cell \"\($0)\", and the page has none" }
  }
}
