import Exercises

/// What is tried where something does not compile.
extension Answers {
  /// The same answers without what does not compile: the stub takes the place of a task's file.
  ///
  /// The course's own files stay, as the others need them.
  package func settingAside(_ problems: BuildProblems, of exercise: Exercise) -> Answers {
    var answers = removing { problems.ofSharedFiles[$0] != nil && exercise.shipped[$0] == nil }
    for task in exercise.tasks where problems.ofTasks[task.number] != nil {
      guard let stub = exercise.stub(of: task) else { continue }
      answers = answers.replacing(task, of: exercise, with: stub)
    }
    return answers
  }

  /// The names that go when problems are set aside, and what is to be said of a task that needs one of them.
  package func namesLost(
    to problems: BuildProblems, of exercise: Exercise
  ) -> [(names: Set<String>, verdict: TaskVerdict)] {
    let ofTasks = exercise.tasks.compactMap { task in
      problems.ofTasks[task.number].map { problem in
        let kept = SourceScan(exercise.stub(of: task) ?? "").allDeclaredNames
        let names = SourceScan(text(of: task, in: exercise) ?? "").allDeclaredNames
        return (names.subtracting(kept), TaskVerdict.notBuilt(problem))
      }
    }
    let ofSharedFiles = files.compactMap { file in
      problems.ofSharedFiles[file.path].map { problem in
        (SourceScan(file.text).allDeclaredNames, TaskVerdict.refused(problem))
      }
    }
    return ofTasks + ofSharedFiles
  }
}
