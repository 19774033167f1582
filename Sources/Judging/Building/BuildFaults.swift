import CourseModel
import Foundation

/// The files that a build refused, and what is wrong with each.
package struct BuildFaults {
  /// What is wrong with a task's own file, or with what its tests need of that file, by the task's number.
  package private(set) var ofTasks: [Int: TaskVerdict.Problem] = [:]
  /// What is wrong with the files that are no task's own, by their path in the exercise.
  package private(set) var ofSharedFiles: [String: TaskVerdict.Problem] = [:]

  /// Throws what the machine has to answer for when the build names no file.
  package init(
    log: BuildLog, exercise: Exercise, bench: URL, temporary: String = TemporaryFolder.path
  ) throws {
    for error in log.errors {
      add(error, in: BuildFaults.path(of: error, in: bench), of: exercise)
    }
    guard log.errors.isEmpty else { return }
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
    let doctor = "`course doctor` looks at this machine."
    guard !log.isRefusedByTheSystem else {
      throw CourseError(
        "nothing was built, as Swift may not use a place that it needs:\n  \(words)\n"
          + "  This is not about your answer: \(doctor)",
        isTheMachines: true)
    }
    throw CourseError(
      "the build failed and names no file of yours:\n  \(words)\n  "
        + (log.isAboutCode
          ? "Undo your last change and try again; \(doctor)"
          : "This is hardly about your answer: \(doctor)"))
  }

  private mutating func add(_ error: BuildLog.Diagnostic, in path: String, of exercise: Exercise) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isTest = path.hasPrefix("Tests/")
    let task = exercise.tasks.first { name == (isTest ? "\($0.testClass).swift" : $0.fileName) }
    let opening =
      isTest
      ? "The tests cannot use your code" : "\(task == nil ? name : "It") does not compile"
    let problem = TaskVerdict.Problem(
      sentence: "\(opening): \(error.message)" + (error.advice.map { "\n\($0)." } ?? ""),
      file: "Exercises/\(exercise.chapter.name)/\(path)", line: error.line, code: error.code)
    if let task {
      if ofTasks[task.number] == nil { ofTasks[task.number] = problem }
    } else if ofSharedFiles[path] == nil {
      ofSharedFiles[path] = problem
    }
  }

  /// Where the exercise has the file.
  private static func path(of error: BuildLog.Diagnostic, in bench: URL) -> String {
    let places = [bench.path, bench.resolvingSymlinksInPath().path]
    for place in places where error.path.hasPrefix(place + "/") {
      return String(error.path.dropFirst(place.count + 1))
    }
    return error.path
  }
}
