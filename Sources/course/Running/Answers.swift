import Foundation

/// The source files of a trial, and the tasks whose file cannot even be tried.
struct Answers: Equatable {
  private(set) var files: [OriginalFile] = []
  private(set) var problems: [Int: TaskVerdict.Problem] = [:]
  /// Sentences about files that were put aside.
  private(set) var notices: [String] = []

  /// The stubs themselves, as the course ships them.
  init(stubsOf exercise: Exercise) {
    files = exercise.originals.files.filter { $0.path.hasPrefix(exercise.sources) }
  }

  /// The same answers with another text for one task.
  func replacing(_ task: ExerciseTask, of exercise: Exercise, with text: String) -> Answers {
    let path = "\(exercise.sources)/\(task.fileName)"
    var answers = self
    answers.files = files.filter { $0.path != path } + [OriginalFile(path: path, text: text)]
    return answers
  }

  /// Reads a folder of answers: the learner's sources, or the solutions.
  ///
  /// A task whose file is missing, unreadable or refused gets the stub in its place, so that it
  /// does not stand in the way of the others. Given files are always the course's own.
  init(of exercise: Exercise, in folder: URL) {
    var texts: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let name = names?.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      let path = "\(exercise.sources)/\(name)"
      let task = exercise.tasks.first { $0.fileName == name }
      guard task != nil || exercise.originals[path] == nil else { continue }
      let place = Answers.place(of: name, exercise: exercise, folder: folder)
      do {
        let text = try TextFile.read(folder.appendingPathComponent(name))
        if let refusal = Refusal.of(text, stub: exercise.originals[path]) {
          let problem = TaskVerdict.Problem(
            sentence: refusal.sentence, file: place, line: refusal.line)
          blame(task, problem, in: exercise)
        } else {
          texts[path] = text
        }
      } catch let error as CourseError {
        blame(task, TaskVerdict.Problem(sentence: error.sentence, file: place), in: exercise)
      } catch {
        let sentence = FileProblem.sentence(for: error)
        blame(task, TaskVerdict.Problem(sentence: sentence, file: place), in: exercise)
      }
    }
    for file in exercise.originals.files where file.path.hasPrefix(exercise.sources) {
      let name = String(file.path.dropFirst(exercise.sources.count + 1))
      let task = exercise.tasks.first { $0.fileName == name }
      if let task, texts[file.path] == nil, problems[task.number] == nil {
        problems[task.number] = TaskVerdict.Problem(
          sentence: "Its file is missing. `course reset \(task.id)` brings the stub back.",
          file: Answers.place(of: name, exercise: exercise, folder: folder))
      }
      if task == nil || texts[file.path] == nil { texts[file.path] = file.text }
    }
    files = texts.map { OriginalFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    notices = Answers.changedFiles(of: exercise)
  }

  /// A file that is no task's own can reach every test, so its fault is every task's.
  private mutating func blame(
    _ task: ExerciseTask?, _ problem: TaskVerdict.Problem, in exercise: Exercise
  ) {
    for task in task.map({ [$0] }) ?? exercise.tasks { problems[task.number] = problem }
  }

  private static func place(of name: String, exercise: Exercise, folder: URL) -> String {
    let root = exercise.chapter.root.path + "/"
    let path = folder.appendingPathComponent(name).path
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// The learner's copies of tests and given files that no longer say what the course says.
  private static func changedFiles(of exercise: Exercise) -> [String] {
    let own = Set(exercise.tasks.map { "\(exercise.sources)/\($0.fileName)" })
    return exercise.originals.files.filter { !own.contains($0.path) }.compactMap { file in
      let text = try? TextFile.read(exercise.folder.appendingPathComponent(file.path))
      guard text != file.text else { return nil }
      return "\(exercise.chapter.name)/\(file.path) is not as the course ships it; "
        + "this check used the course's. `course reset \(exercise.chapter.number)` restores it."
    }
  }
}
