import Console
import CourseModel
import Files
import Foundation
import Judging
import PlainText

/// An instructor's own tests, with which a room is marked in place of the course's.
///
/// The folder has a folder for each chapter, `06-combining`, with files that are named as the course's tests are:
/// `Task2RepliesTests.swift`. Only the tasks that they test are marked.
package struct HeldOutTests {
  package struct Tested {
    let exercise: Exercise
    let tasks: [ExerciseTask]
  }

  package let tested: [Tested]
  package var exercises: [Exercise] { tested.map(\.exercise) }
  package var tasks: [String] { tested.flatMap { $0.tasks.map(\.id) } }

  /// - Parameters:
  ///   - folder: The instructor's.
  ///   - room: Whose folders must not hold it.
  ///   - exercises: Those that are asked for.
  package init(in folder: URL, outside room: URL, for exercises: [Exercise], of course: Course)
    throws
  {
    guard folder.isFolder else {
      throw UsageError("there is no folder \(folder.path). Name the folder that holds your tests.")
    }
    let (inner, outer) = (folder.resolvingSymlinksInPath(), room.resolvingSymlinksInPath())
    guard !(inner.path + "/").hasPrefix(outer.path + "/") else {
      throw UsageError("\(folder.path) is in the learners' folder. Keep your tests elsewhere.")
    }
    for name in try namesInFolder(folder).sorted()
    where name.starts(with: /\d+-/) && !course.chapters.contains(where: { $0.name == name }) {
      throw UsageError("\(folder.path)/\(name.onOneLine) has the name of no chapter.")
    }
    tested = try exercises.compactMap { try HeldOutTests.tested($0, in: folder) }
    guard !tested.isEmpty else {
      let exercise = exercises.first
      let name = exercise?.chapter.name ?? "06-combining"
      throw UsageError(
        "\(folder.path) has no tests \(exercises.count == 1 ? "of \(name)" : "of any chapter"). "
          + "Copy Exercises/\(name)/Tests/\(exercise?.module ?? "")Tests to \(folder.path)/\(name), and "
          + "change the copies.")
    }
  }

  /// Nil where the folder has no tests of an exercise.
  private static func tested(_ exercise: Exercise, in folder: URL) throws -> Tested? {
    let own = folder.appendingPathComponent(exercise.chapter.name)
    let files = try SwiftFiles.paths(in: own).map { path in
      SourceFile(
        path: "Tests/\(exercise.module)Tests/\(path)",
        text: try TextFile.read(own.appendingPathComponent(path)))
    }
    guard !files.isEmpty else { return nil }
    let changed = try Exercise(
      chapter: exercise.chapter, folder: exercise.folder,
      shipped: exercise.shipped.replacing(files))
    let paths = Set(files.map(\.path))
    if let stranger = changed.tasks.first(where: { changed.stub(of: $0) == nil }) {
      throw UsageError(
        "\(own.path)/\(stranger.testClass).swift is the test of no task of \(exercise.chapter.name). Its tasks "
          + "are \(exercise.tasks.map(\.stem).joined(separator: ", ")).")
    }
    let tasks = changed.tasks.filter {
      paths.contains("Tests/\(exercise.module)Tests/\($0.testClass).swift")
    }
    if let empty = tasks.first(where: \.testNames.isEmpty) {
      throw UsageError("\(own.path)/\(empty.testClass).swift has no test function.")
    }
    guard !tasks.isEmpty else {
      throw UsageError(
        "\(own.path) has no test of a task. Call one as the course's is called, for example "
          + "\(exercise.tasks.first?.testClass ?? "Task1Tests").swift.")
    }
    return Tested(exercise: changed, tasks: tasks)
  }
}

extension HeldOutTests.Tested {
  /// What is asked of tests before answers are marked with them: the course's own solutions pass.
  func prove(with marking: Marking, progress: ProgressReporter) throws {
    let solved = try marking.marks(
      of: Answers(of: exercise, in: exercise.solutions), progress: progress.about("your tests"))
    for task in tasks where solved.marks[task.number]?.isSolved != true {
      let sentence = solved.marks[task.number]?.sentence ?? "it is the stub."
      throw CourseError("your tests of \(task.id) refuse the course's own answer: \(sentence)")
    }
  }
}
