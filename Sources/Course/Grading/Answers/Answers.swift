import Exercises
import Foundation
import PlainText

/// The source files to grade, and the problems in the other files.
package struct Answers: Equatable {
  package private(set) var files: [SourceFile] = []
  package private(set) var problems: [Int: TaskVerdict.Problem] = [:]
  /// The numbers of the tasks without a file.
  package private(set) var missing: Set<Int> = []

  /// Returns whether a file is no larger than 1 MB.
  package static func isSmallEnough(_ file: URL) throws -> Bool {
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
    return size?.intValue ?? 0 <= 1 << 20
  }

  /// Creates answers from the stubs.
  package init(stubsOf exercise: Exercise) {
    files = exercise.shipped.files.filter { $0.path.hasPrefix(exercise.sources) }
  }

  package func text(of task: ExerciseTask, in exercise: Exercise) -> String? {
    let path = "\(exercise.sources)/\(task.fileName)"
    return files.first { $0.path == path }?.text
  }

  /// Returns whether a task hasn't been started.
  package func isUntouched(_ task: ExerciseTask, in exercise: Exercise) -> Bool {
    guard problems[task.number] == nil, let text = text(of: task, in: exercise) else {
      return false
    }
    return exercise.isUntouched(text, of: task)
  }

  /// Returns a copy of the answers in which `text` is the answer to one task.
  package func replacing(_ task: ExerciseTask, of exercise: Exercise, with text: String) -> Answers
  {
    let path = "\(exercise.sources)/\(task.fileName)"
    var answers = self
    answers.files = (files.filter { $0.path != path } + [SourceFile(path: path, text: text)])
      .sorted { $0.path < $1.path }
    return answers
  }

  /// Returns, for each task, the names from its stub that other files use but no file declares.
  ///
  /// Excludes names that the task's file mentions, because the file might declare them differently.
  package func namesMissing(in exercise: Exercise) -> [Int: Set<String>] {
    let names = files.map { file in
      let scan = SourceScan(file.text)
      return (path: file.path, mentioned: scan.mentionedNames, declared: scan.declaredNames)
    }
    var missing: [Int: Set<String>] = [:]
    for task in exercise.tasks {
      let path = "\(exercise.sources)/\(task.fileName)"
      let others = names.filter { $0.path != path }
      let own = names.first { $0.path == path }?.mentioned ?? []
      let lost = SourceScan(exercise.stub(of: task) ?? "").topLevelNames
        .intersection(others.flatMap(\.mentioned))
        .subtracting(others.flatMap(\.declared)).subtracting(own)
      if !lost.isEmpty { missing[task.number] = lost }
    }
    return missing
  }

  /// Creates answers from a folder that contains the learner's sources or the solutions.
  package init(of exercise: Exercise, in folder: URL, within boundary: URL? = nil) throws {
    self.init(of: exercise, from: try AnswerSnapshot(of: exercise, in: folder, within: boundary))
  }

  /// Creates answers from submitted files, with paths relative to the exercise's source folder.
  package init(
    of exercise: Exercise, files: [(path: String, file: URL)], within boundary: URL
  ) throws {
    self.init(
      of: exercise,
      from: try AnswerSnapshot(of: exercise, files: files, folder: boundary, within: boundary))
  }

  /// Returns a copy of the answers without the files that satisfy `isRemoved`.
  func removing(where isRemoved: (_ path: String) -> Bool) -> Answers {
    var answers = self
    answers.files.removeAll { isRemoved($0.path) }
    return answers
  }

  /// Creates answers by choosing the files to build.
  ///
  /// If a task's file is missing, unreadable, or rejected, the stub replaces it, so
  /// that the other tasks can be graded. Given files always come from the course.
  private init(of exercise: Exercise, from snapshot: AnswerSnapshot) {
    var texts: [String: String] = [:]
    for (name, content) in snapshot.answers.sorted(by: { $0.key < $1.key }) {
      let path = "\(exercise.sources)/\(name)"
      let task = exercise.tasks.first { $0.fileName == name }
      guard task != nil || exercise.shipped[path] == nil else { continue }
      let place = Answers.place(of: name, in: snapshot, of: exercise)
      switch content {
      case .problem(let sentence, let line):
        // A problem in a shared file applies to every task, so the sentence must name the file.
        let named = task == nil ? "\(name.onOneLine): \(sentence)" : sentence
        refuse(task, TaskVerdict.Problem(sentence: named, file: place, line: line), in: exercise)
      case .text(let text): texts[path] = text
      }
    }
    let others = snapshot.answers.keys.filter {
      exercise.shipped["\(exercise.sources)/\($0)"] == nil
    }
    lazy var declared = others.sorted().map { name in
      if case .text(let text)? = snapshot.answers[name] {
        return (name, SourceScan(text).declaredNames)
      }
      return (name, [])
    }
    for file in exercise.shipped.files where file.path.hasPrefix(exercise.sources) {
      let name = String(file.path.dropFirst(exercise.sources.count + 1))
      let task = exercise.tasks.first { $0.fileName == name }
      if let task, texts[file.path] == nil, problems[task.number] == nil {
        let names = SourceScan(file.text).declaredNames
        let other = declared.first { !names.isEmpty && names.isSubset(of: $0.1) }?.0
        let place = other ?? name
        problems[task.number] = TaskVerdict.Problem(
          sentence: other.map {
            "\($0.onOneLine) contains the code of \(name). Rename it back."
          }
            ?? "Its file is missing. Restore the stub with `swift run course reset \(task.id)`.",
          file: Answers.place(of: place, in: snapshot, of: exercise))
        // Omit the stub, which would declare the same names again.
        guard other == nil else { continue }
        missing.insert(task.number)
      }
      if task == nil || texts[file.path] == nil { texts[file.path] = file.text }
    }
    files = texts.map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
  }

  /// Records a problem with a task's file, or with a shared file if `task` is `nil`.
  ///
  /// A shared file can affect every test, so its problem applies to every task.
  private mutating func refuse(
    _ task: ExerciseTask?, _ problem: TaskVerdict.Problem, in exercise: Exercise
  ) {
    for task in task.map({ [$0] }) ?? exercise.tasks { problems[task.number] = problem }
  }

  private static func place(
    of name: String, in snapshot: AnswerSnapshot, of exercise: Exercise
  ) -> String {
    let root = exercise.chapter.root.path + "/"
    let path = snapshot.places[name]?.path ?? name
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}
