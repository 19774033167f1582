import CourseModel
import Foundation

/// Says which task each fault of what was built belongs to.
package struct Blame {
  package private(set) var problems: [Int: TaskVerdict.Problem] = [:]
  /// The tasks whose own file, or whose tests, do not compile.
  package private(set) var tasks: Set<Int> = []
  /// The files that are no task's own and do not compile, with what is wrong.
  package private(set) var sharedFiles: [String: TaskVerdict.Problem] = [:]

  package init(
    log: BuildLog, exercise: Exercise, bench: URL, temporary: String = TemporaryFolder.path
  ) throws {
    for error in log.errors {
      let path = Blame.relative(error.path, to: bench)
      let sentence =
        path.hasPrefix("Tests/")
        ? "The tests cannot use your code: \(error.message)"
        : "It does not compile: \(error.message)"
      add(sentence, in: path, line: error.line, of: exercise)
    }
    guard problems.isEmpty else { return }
    if let problem = TemporaryFolder.problem(at: temporary) {
      throw CourseError("nothing was built: \(problem)", isTheMachines: true)
    }
    if log.tail.contains(where: { $0.contains("No space left") }) {
      throw CourseError(
        "the disk is full, so nothing was built. Free some space and try again.",
        isTheMachines: true)
    }
    if log.tail.contains(where: { $0.contains("Too many open files") }) {
      throw CourseError(
        "a program may open too few files here, so nothing was built. `ulimit -n 1024` allows more.",
        isTheMachines: true)
    }
    let words = log.tail.isEmpty ? "no error is named" : log.tail.joined(separator: "\n  ")
    throw CourseError(
      "the build failed and names no file of yours:\n  \(words)\n"
        + "  Undo your last change and try again; `course doctor` looks at this machine.")
  }

  private mutating func add(
    _ sentence: String, in path: String, line: Int?, of exercise: Exercise
  ) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isTest = path.hasPrefix("Tests/")
    let tasks = exercise.tasks.filter {
      name == (isTest ? "\($0.testClass).swift" : $0.fileName)
    }
    let problem = TaskVerdict.Problem(
      sentence: sentence, file: "Exercises/\(exercise.chapter.name)/\(path)", line: line)
    self.tasks.formUnion(tasks.map(\.number))
    if tasks.isEmpty, sharedFiles[path] == nil { sharedFiles[path] = problem }
    // A fault in a file that is no task's own stands in the way of all of them.
    for task in tasks.isEmpty ? exercise.tasks : tasks where problems[task.number] == nil {
      problems[task.number] = problem
    }
  }

  private static func relative(_ path: String, to folder: URL) -> String {
    let places = [folder.path, folder.resolvingSymlinksInPath().path]
    for place in places where path.hasPrefix(place + "/") {
      return String(path.dropFirst(place.count + 1))
    }
    return path
  }
}
