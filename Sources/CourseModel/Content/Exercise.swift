import Console
import Foundation

/// A chapter's exercise: a package of its own, with one file and one test class a task.
package struct Exercise {
  package let chapter: Chapter
  package let folder: URL
  /// The files as the course ships them; they decide what a task is and which tests it must pass.
  package let originals: Originals
  package let tasks: [ExerciseTask]

  package init(chapter: Chapter, folder: URL, originals: Originals? = nil) throws {
    self.chapter = chapter
    self.folder = folder
    let originals = try originals ?? Originals(exercise: folder)
    self.originals = originals
    let hints = Hints(exercise: folder)
    tasks = originals.files
      .filter { $0.path.hasPrefix("Tests/") }
      .compactMap { ExerciseTask(test: $0, chapter: chapter, hints: hints) }
      .sorted { $0.number < $1.number }
  }

  package var module: String { "Exercise\(chapter.digits)" }
  package var sources: String { "Sources/\(module)" }
  package var solutions: URL { chapter.root.appendingPathComponent("Solutions/\(chapter.name)") }

  /// The same exercise as its files on disk are, for whoever writes it.
  package func asOnDisk() throws -> Exercise {
    try Exercise(chapter: chapter, folder: folder, originals: Originals(onDisk: folder))
  }

  /// The learner's file of a task, whether it is there or not.
  package func file(of task: ExerciseTask) -> URL {
    folder.appendingPathComponent("\(sources)/\(task.fileName)")
  }

  /// Where the learner finds it, from the course's root.
  package func place(of task: ExerciseTask) -> String {
    "Exercises/\(chapter.name)/\(sources)/\(task.fileName)"
  }

  package func solution(of task: ExerciseTask) -> URL {
    solutions.appendingPathComponent(task.fileName)
  }

  package func stub(of task: ExerciseTask) -> String? { originals["\(sources)/\(task.fileName)"] }

  /// The types that stand in the stubs and in what is given: no other may be compared in a test.
  package var typesAskedFor: Set<String> {
    originals.files.filter { $0.path.hasPrefix(sources) }
      .reduce(into: []) { $0.formUnion(SourceScan($1.text).declaredNames) }
  }

  /// The words of all that the course ships of it: no type of the system's may be compared in a test that
  /// is not among them, or what Swift writes without its name.
  package var words: Set<String> {
    originals.files.filter { $0.path.hasSuffix(".swift") }
      .reduce(into: Exercise.plainTypes) {
        $0.formUnion(SourceScan($1.text).words.map(\.text))
      }
  }

  /// What Swift compares as strictly as what a literal makes.
  private static let plainTypes: Set = [
    "Array", "ArraySlice", "ContiguousArray", "Optional", "Dictionary", "String", "Substring",
    "Int",
    "Double", "Bool",
  ]

  /// The given types that no test can compare: what a learner says of their order decides nothing.
  package var typesWithoutEquality: Set<String> {
    originals.files.filter { $0.path.hasPrefix("\(sources)/Given/") }
      .reduce(into: []) { $0.formUnion(OwnTypes.withoutEquality(in: $1.text)) }
  }

  package func task(_ number: Int) throws -> ExerciseTask {
    if let task = tasks.first(where: { $0.number == number }) { return task }
    let known = tasks.map { "\(chapter.number).\($0.number)" }.joined(separator: ", ")
    throw UsageError(
      "there is no task \(chapter.number).\(number). The tasks of this chapter are: \(known).")
  }
}
