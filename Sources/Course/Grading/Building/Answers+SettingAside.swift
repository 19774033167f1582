import Exercises

extension Answers {
  /// Returns a copy of the answers without the files that don't compile.
  ///
  /// Stubs replace the files of tasks. The learner's other files that don't compile are removed.
  package func settingAside(_ problems: BuildProblems, of exercise: Exercise) -> Answers {
    var answers = removing { problems.ofSharedFiles[$0] != nil && exercise.shipped[$0] == nil }
    for task in exercise.tasks where problems.ofTasks[task.number] != nil {
      guard let stub = exercise.stub(of: task) else { continue }
      answers = answers.replacing(task, of: exercise, with: stub)
    }
    return answers
  }

  /// Returns the names declared only in set-aside files, and the verdict on tasks that use them.
  package func namesLost(
    to problems: BuildProblems, of exercise: Exercise
  ) -> [(names: Set<String>, verdict: TaskVerdict)] {
    let ofTasks = exercise.tasks.compactMap { task in
      problems.ofTasks[task.number].map { problem in
        let stubNames = SourceScan(exercise.stub(of: task) ?? "").allDeclaredNames
        let names = SourceScan(text(of: task, in: exercise) ?? "").allDeclaredNames
        return (names.subtracting(stubNames), TaskVerdict.notBuilt(problem))
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
