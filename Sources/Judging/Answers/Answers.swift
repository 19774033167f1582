import CourseModel
import Foundation
import PlainText

/// The source files that are judged, and the tasks whose file cannot even be tried.
package struct Answers: Equatable {
  package private(set) var files: [OriginalFile] = []
  package private(set) var problems: [Int: TaskVerdict.Problem] = [:]
  /// The tasks whose file is not there, if there is no other that could be it.
  package private(set) var missing: Set<Int> = []
  /// Sentences about files that were put aside.
  package private(set) var notices: [String] = []

  /// The stubs themselves, as the course ships them.
  package init(stubsOf exercise: Exercise) {
    files = exercise.originals.files.filter { $0.path.hasPrefix(exercise.sources) }
  }

  /// What is tried of a task.
  package func text(of task: ExerciseTask, in exercise: Exercise) -> String? {
    let path = "\(exercise.sources)/\(task.fileName)"
    return files.first { $0.path == path }?.text
  }

  /// Whether a task's file has the code that the course ships; in an exercise that is being written nobody
  /// knows.
  ///
  /// An earlier version of the course may have said in other words what is asked.
  package func isUntouched(_ task: ExerciseTask, in exercise: Exercise) -> Bool {
    guard exercise.originals.isSealed, problems[task.number] == nil,
      let text = text(of: task, in: exercise), let stub = exercise.stub(of: task)
    else { return false }
    return SourceScan.isAlike(text, stub)
  }

  /// The same answers with another text for one task.
  package func replacing(_ task: ExerciseTask, of exercise: Exercise, with text: String) -> Answers
  {
    let path = "\(exercise.sources)/\(task.fileName)"
    var answers = self
    answers.files = (files.filter { $0.path != path } + [OriginalFile(path: path, text: text)])
      .sorted { $0.path < $1.path }
    return answers
  }

  /// By the task's number, what its stub declares and other files use, and no file declares any more.
  ///
  /// What the task's own file mentions may be declared there in another way.
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

  /// Reads a folder of answers: the learner's sources, or the solutions.
  package init(of exercise: Exercise, in folder: URL, within boundary: URL? = nil) {
    self.init(
      of: exercise, from: AnswerSnapshot(of: exercise, in: folder, within: boundary), in: folder)
  }

  /// The same answers without what does not compile: the stub takes the place of a task's file.
  ///
  /// The course's own files stay, as the others need them.
  package func settingAside(_ faults: BuildFaults, of exercise: Exercise) -> Answers {
    var answers = self
    answers.files.removeAll {
      faults.ofSharedFiles[$0.path] != nil && exercise.originals[$0.path] == nil
    }
    for task in exercise.tasks where faults.ofTasks[task.number] != nil {
      guard let stub = exercise.stub(of: task) else { continue }
      answers = answers.replacing(task, of: exercise, with: stub)
    }
    return answers
  }

  /// The names that go when faults are set aside, and what is to be said of a task that needs one of them.
  package func namesLost(
    to faults: BuildFaults, of exercise: Exercise
  ) -> [(names: Set<String>, verdict: TaskVerdict)] {
    let ofTasks = exercise.tasks.compactMap { task in
      faults.ofTasks[task.number].map { problem in
        let kept = SourceScan(exercise.stub(of: task) ?? "").allDeclaredNames
        let names = SourceScan(text(of: task, in: exercise) ?? "").allDeclaredNames
        return (names.subtracting(kept), TaskVerdict.notBuilt(problem))
      }
    }
    let ofSharedFiles = files.compactMap { file in
      faults.ofSharedFiles[file.path].map { problem in
        (SourceScan(file.text).allDeclaredNames, TaskVerdict.refused(problem))
      }
    }
    return ofTasks + ofSharedFiles
  }

  /// Makes of what was saved what is tried.
  ///
  /// A task whose file is missing, unreadable or refused gets the stub in its place, so that it
  /// does not stand in the way of the others. Given files are always the course's own.
  private init(of exercise: Exercise, from snapshot: AnswerSnapshot, in folder: URL) {
    var texts: [String: String] = [:]
    for (name, content) in snapshot.answers.sorted(by: { $0.key < $1.key }) {
      let path = "\(exercise.sources)/\(name)"
      let task = exercise.tasks.first { $0.fileName == name }
      guard task != nil || exercise.originals[path] == nil, !exercise.isLeft(name) else { continue }
      let place = Answers.place(of: name, exercise: exercise, folder: folder)
      switch content {
      case .problem(let sentence, let line):
        // Where the file is not the task's own, the sentence has to name it.
        let named = task == nil ? "\(name.onOneLine): \(sentence)" : sentence
        refuse(task, TaskVerdict.Problem(sentence: named, file: place, line: line), in: exercise)
      case .text(let text): texts[path] = text
      }
    }
    let others = snapshot.answers.keys.filter {
      exercise.originals["\(exercise.sources)/\($0)"] == nil
    }
    lazy var declared = others.sorted().map { name in
      if case .text(let text)? = snapshot.answers[name] {
        return (name, SourceScan(text).declaredNames)
      }
      return (name, [])
    }
    for file in exercise.originals.files where file.path.hasPrefix(exercise.sources) {
      let name = String(file.path.dropFirst(exercise.sources.count + 1))
      let task = exercise.tasks.first { $0.fileName == name }
      if let task, texts[file.path] == nil, problems[task.number] == nil {
        let names = SourceScan(file.text).declaredNames
        let other = declared.first { !names.isEmpty && names.isSubset(of: $0.1) }?.0
        let place = other ?? name
        problems[task.number] = TaskVerdict.Problem(
          sentence: other.map {
            "\($0.onOneLine) declares what belongs in \(name). Rename it back."
          }
            ?? "Its file is missing. `course reset \(task.id)` brings the stub back.",
          file: Answers.place(of: place, exercise: exercise, folder: folder))
        // Beside it the stub would declare the same names again.
        if let other, !exercise.isLeft(other) { continue }
        if other == nil, others.allSatisfy(exercise.isOfAnEarlierVersion) {
          missing.insert(task.number)
        }
      }
      if task == nil || texts[file.path] == nil { texts[file.path] = file.text }
    }
    files = texts.map { OriginalFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    notices = Answers.notices(on: snapshot, of: exercise)
  }

  /// What was put aside, and what could not be.
  private static func notices(on snapshot: AnswerSnapshot, of exercise: Exercise) -> [String] {
    guard exercise.originals.isSealed else {
      return [
        "\(exercise.chapter.name)/.originals is missing, so this check took the tests as they are. "
          + "Take it again from the course."
      ]
    }
    let folder = "Exercises/\(exercise.chapter.name)"
    let names = snapshot.answers.keys.filter(exercise.isLeft).sorted()
    // try?: a course that cannot be read has no better sentence to offer.
    let course = names.isEmpty ? nil : try? Course(above: exercise.folder)
    let left = names.map { name in
      if let (other, task) = course?.tasks(inFileNamed: name).first {
        return "\(name) answers task \(task.id) now, so it was not built here. Move it to "
          + "\(other.place(of: task)), and check \(task.id)."
      }
      return "\(name) is the file of no task of this exercise, so it was not built. Is it an "
        + "answer to a task that has another name now? Move it there. Is the task gone, or is it a "
        + "file of yours? Call it otherwise, or delete it."
    }
    return left
      + snapshot.changed.map { path in
        "\(exercise.chapter.name)/\(path) is not as the course ships it; "
          + "this check used the course's. `course reset \(exercise.chapter.number)` restores it."
      }
      + snapshot.added.map { path in
        path.hasPrefix("Tests/")
          ? "\(folder)/\(path) is a test of yours, which counts for no verdict, so it was not built. "
            + "`swift test --package-path \(folder)` runs it."
          : "\(folder)/\(path) was not built. What belongs to an answer stands in "
            + "\(folder)/\(exercise.sources)."
      }
  }

  /// A file that is no task's own can reach every test, so its fault is every task's.
  private mutating func refuse(
    _ task: ExerciseTask?, _ problem: TaskVerdict.Problem, in exercise: Exercise
  ) {
    for task in task.map({ [$0] }) ?? exercise.tasks { problems[task.number] = problem }
  }

  private static func place(of name: String, exercise: Exercise, folder: URL) -> String {
    let root = exercise.chapter.root.path + "/"
    let path = folder.appendingPathComponent(name).path
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

extension Exercise {
  /// Whether a file may be what an earlier version of the course had.
  fileprivate func isOfAnEarlierVersion(_ name: String) -> Bool {
    isLeft(name) || name.hasPrefix("Given/")
  }

  /// Whether a file is called as a task's is and there is no such task, as after one got another name.
  fileprivate func isLeft(_ name: String) -> Bool {
    name.wholeMatch(of: /Task\d+\w*\.swift/) != nil && !tasks.contains { $0.fileName == name }
      && originals["\(sources)/\(name)"] == nil
  }
}
