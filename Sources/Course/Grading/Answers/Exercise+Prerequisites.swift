import Exercises

extension Exercise {
  /// Returns each task's direct and indirect prerequisites.
  ///
  /// A prerequisite is a task whose types or functions the solution or the test uses.
  ///
  /// Members are ignored, because the library can have members with the same names.
  package func prerequisites(in solutions: Answers) -> [Int: Set<Int>] {
    connections(of: solutions, declared: \.topLevelNames, used: \.namesUsed)
  }

  /// Returns, for each task, the tasks whose declarations it mentions, directly or indirectly.
  package func mentionedTasks(in solutions: Answers) -> [Int: Set<Int>] {
    connections(of: solutions, declared: \.declaredNames, used: \.mentionedNames)
  }

  private func connections(
    of solutions: Answers, declared: KeyPath<SourceScan, Set<String>>,
    used: KeyPath<SourceScan, Set<String>>
  ) -> [Int: Set<Int>] {
    var declaredNames: [Int: Set<String>] = [:]
    var usedNames: [Int: Set<String>] = [:]
    for task in tasks {
      let solution = solutions.text(of: task, in: self) ?? ""
      let test = shipped["Tests/\(module)Tests/\(task.testClass).swift"] ?? ""
      declaredNames[task.number] = SourceScan(solution)[keyPath: declared]
      usedNames[task.number] = SourceScan(solution + test)[keyPath: used]
    }
    var found: [Int: Set<Int>] = [:]
    for (task, used) in usedNames {
      let others = declaredNames.filter { number, names in
        number != task
          && !names.subtracting(declaredNames[task, default: []]).isDisjoint(with: used)
      }
      found[task] = Set(others.keys)
    }
    // Follow indirect connections.
    for _ in tasks {
      for (task, others) in found {
        found[task] = others.union(others.flatMap { found[$0] ?? [] }).subtracting([task])
      }
    }
    return found
  }
}
