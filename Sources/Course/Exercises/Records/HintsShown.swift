import Files

/// The number of hints shown for each task, in the `hints` section of ``StateFile``.
package struct HintsShown {
  private let state: StateFile
  private var counts: [String: Int]

  package init(of course: Course) {
    state = StateFile(in: course.root)
    counts = state.read("hints").content ?? [:]
  }

  package func count(of task: ExerciseTask) -> Int { counts[task.id] ?? 0 }

  /// Reads a task's current count from the file, and replaces it with the result of `change`.
  package mutating func change(
    _ task: ExerciseTask, _ change: (_ before: Int) -> Int
  ) throws {
    counts = try state.change("hints", from: [:]) { $0[task.id] = change($0[task.id] ?? 0) }
  }
}
