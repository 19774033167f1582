import Foundation
import PlainText

/// A chapter's exercise: a package with one source file and one test class per task.
///
/// The course's files are in `Exercises/NN-name`, and the learner's are in `Answers/NN-name`.
package struct Exercise {
  package let chapter: Chapter
  /// The folder in `Exercises`.
  package let folder: URL
  /// The course's files, which define the tasks and their tests.
  package let shipped: ShippedFiles
  package let tasks: [ExerciseTask]

  package init(chapter: Chapter, folder: URL) throws {
    self.chapter = chapter
    self.folder = folder
    let shipped = try ShippedFiles(exercise: folder)
    self.shipped = shipped
    let hints = try Hints(exercise: folder)
    tasks = shipped.paths
      .filter { $0.hasPrefix("Tests/") }
      .compactMap { path in
        let test = SourceFile(path: path, text: shipped[path] ?? "")
        return ExerciseTask(test: test, chapter: chapter, hints: hints)
      }
      .sorted { $0.number < $1.number }
  }

  package var module: String { "Exercise\(chapter.digits)" }
  package var sources: String { "Sources/\(module)" }
  package var solutions: URL { chapter.root.appendingPathComponent("Solutions/\(chapter.name)") }

  /// The folder with the learner's source files.
  package var answers: URL { chapter.root.appendingPathComponent("\(answerFolder)/\(sources)") }
  /// The path of the learner's package, relative to the course's root.
  package var answerFolder: String { "Answers/\(chapter.name)" }

  /// Returns the URL of the learner's file for a task, even if the file doesn't exist.
  package func file(of task: ExerciseTask) -> URL {
    answers.appendingPathComponent(task.fileName)
  }

  /// Returns the path of the learner's file, relative to the course's root.
  package func place(of task: ExerciseTask) -> String { "\(answerFolder)/\(stubPath(of: task))" }

  /// Returns the path of one of the course's files, relative to the course's root.
  package func place(ofShipped path: String) -> String { "Exercises/\(chapter.name)/\(path)" }

  package func solution(of task: ExerciseTask) -> URL {
    solutions.appendingPathComponent(task.fileName)
  }

  package func stub(of task: ExerciseTask) -> String? { shipped[stubPath(of: task)] }

  /// Returns the requirements of a task: the bullets in its stub.
  package func requirements(of task: ExerciseTask) -> [String] {
    var requirements: [String] = []
    var isInBullet = false
    for line in (stub(of: task) ?? "").split(separator: "\n") {
      guard let comment = line.wholeMatch(of: /\s*\/\/\/? (- |  )(\S.*)/) else {
        isInBullet = false
        continue
      }
      if comment.1 == "- " {
        requirements.append(String(comment.2))
        isInBullet = true
      } else if isInBullet, let last = requirements.popLast() {
        requirements.append("\(last) \(comment.2)")
      }
    }
    return requirements
  }

  package func stubPath(of task: ExerciseTask) -> String { "\(sources)/\(task.fileName)" }

  /// Returns whether an answer has the same code as the stub, ignoring comments and layout.
  package func isUntouched(_ answer: String, of task: ExerciseTask) -> Bool {
    stub(of: task).map { SourceScan.isAlike(answer, $0) } ?? false
  }

  package func task(_ number: Int) throws -> ExerciseTask {
    if let task = tasks.first(where: { $0.number == number }) { return task }
    let known = tasks.map { "\(chapter.number).\($0.number)" }.joined(separator: ", ")
    throw UsageError(
      "unknown task \(chapter.number).\(number). The tasks of this chapter are \(known).")
  }
}

/// A task: a source file and a test class.
package struct ExerciseTask {
  package let chapter: Chapter
  package let number: Int
  /// The name of the source file without the extension, such as `Task1Countdown`.
  package let stem: String
  package let title: String
  private let test: SourceFile

  package var testNames: [String] { SourceScan(test.text).testFunctions }

  package var fileName: String { "\(stem).swift" }
  package var testClass: String { "\(stem)Tests" }
  /// The number that learners type, such as `4.1`.
  package var id: String { "\(chapter.number).\(number)" }

  /// Creates a task, or returns `nil` if the file isn't named `TaskK<Name>Tests.swift`.
  package init?(test: SourceFile, chapter: Chapter, hints: Hints) {
    let fileName = test.path.split(separator: "/").last.map(String.init) ?? test.path
    guard let match = fileName.wholeMatch(of: /(Task(\d+)(\w+))Tests\.swift/),
      let number = Int(match.2)
    else { return nil }
    self.chapter = chapter
    self.number = number
    stem = String(match.1)
    title = hints.title(of: number) ?? ExerciseTask.words(in: String(match.3))
    self.test = test
  }

  /// Returns the words of a name, such as `pair requests` for `PairRequests`.
  private static func words(in name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words
  }
}
