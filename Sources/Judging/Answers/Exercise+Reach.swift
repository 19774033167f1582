import CourseModel

extension Exercise {
  /// For each task the tasks that it stands on: those whose names its solution or its test mentions, and theirs.
  package func reach(of solutions: Answers) -> [Int: Set<Int>] {
    let declared = tasks.map { task in
      (task.number, SourceScan(solutions.text(of: task, in: self) ?? "").declaredNames)
    }
    var reach: [Int: Set<Int>] = [:]
    for task in tasks {
      let test = originals["Tests/\(module)Tests/\(task.testClass).swift"] ?? ""
      let used = Set(
        SourceScan((solutions.text(of: task, in: self) ?? "") + test).words.map(\.text))
      let own = declared.first { $0.0 == task.number }?.1 ?? []
      let others = declared.filter { number, names in
        number != task.number && !names.subtracting(own).isDisjoint(with: used)
      }
      reach[task.number] = Set(others.map(\.0))
    }
    // Whoever reaches a task reaches what that one reaches.
    for _ in tasks {
      for (task, others) in reach {
        reach[task] = others.union(others.flatMap { reach[$0] ?? [] })
      }
    }
    return reach
  }
}
