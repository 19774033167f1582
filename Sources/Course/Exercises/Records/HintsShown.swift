import Files

/// How many hints of each task were shown, in the section `hints` of ``StateFile``.
package struct HintsShown {
  private let state: StateFile
  private var counts: [String: Int]

  package init(of course: Course) {
    state = StateFile(in: course.root)
    counts = state.read("hints").content ?? [:]
  }

  package func count(of task: ExerciseTask) -> Int { counts[task.id] ?? 0 }

  /// Notes a count that is made of the one before.
  package mutating func change(
    _ task: ExerciseTask, _ change: (_ before: Int) -> Int
  ) throws {
    counts = try state.change("hints", from: [:]) { $0[task.id] = change($0[task.id] ?? 0) }
  }
}
