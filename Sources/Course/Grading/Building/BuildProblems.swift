import Exercises
import Files
import Foundation

/// The problems in files that don't compile.
package struct BuildProblems {
  /// The problems that a task's file causes in itself or in its tests, keyed by task number.
  package private(set) var ofTasks: [Int: TaskVerdict.Problem] = [:]
  /// The problems in other files, keyed by path in the exercise.
  package private(set) var ofSharedFiles: [String: TaskVerdict.Problem] = [:]

  /// Creates the problems that a log reports.
  ///
  /// Throws an error if the log names no file, because the answers are then probably not the cause.
  package init(
    log: BuildLog, exercise: Exercise, bench: URL, temporary: String = TemporaryFolder.path
  ) throws {
    if !log.errors.isEmpty {
      let advice = CompileAdvice(names: try OtherNames.Tables(in: exercise.chapter.root))
      for error in log.errors {
        add(
          error, in: BuildProblems.path(of: error, in: bench, of: exercise), of: exercise,
          advice.line(on: error))
      }
      // An error in a task's file can cause errors in the course's own files, so omit the latter.
      if !ofTasks.isEmpty {
        ofSharedFiles = ofSharedFiles.filter { exercise.shipped[$0.key] == nil }
      }
      return
    }
    if let problem = TemporaryFolder.problem(at: temporary) {
      throw CourseError("nothing was built: \(problem)", isMachineProblem: true)
    }
    if log.isOutOfSpace {
      throw CourseError(
        "the disk is full, so nothing was built. Free some space and try again.",
        isMachineProblem: true)
    }
    if log.tail.contains(where: { $0.contains("Too many open files") }) {
      throw CourseError(
        "too many open files, so nothing was built. Raise the limit with `ulimit -n 1024`.",
        isMachineProblem: true)
    }
    let words = log.tail.isEmpty ? "the log has no errors" : log.tail.joined(separator: "\n  ")
    let doctor = "check this machine with `swift run course doctor`."
    guard !log.isRefusedByTheSystem else {
      throw CourseError(
        "nothing was built because Swift can't access a file or folder that it needs:\n  \(words)\n"
          + "  Your answer isn't the cause, so \(doctor)",
        isMachineProblem: true)
    }
    throw CourseError(
      "the build failed, but no error names your files:\n  \(words)\n  "
        + (log.isCodeError
          ? "Undo your last change and try again, or \(doctor)"
          : "Your answer is probably not the cause, so \(doctor)"))
  }

  /// Creates a problem for each task whose file no longer declares a name that other files use.
  ///
  /// A compiler error would name only the other files. Returns `nil` if no name is missing.
  package init?(namesMissing: [Int: Set<String>], in exercise: Exercise) {
    guard !namesMissing.isEmpty else { return nil }
    for task in exercise.tasks {
      guard let names = namesMissing[task.number] else { continue }
      ofTasks[task.number] = TaskVerdict.Problem(
        sentence: "It no longer declares \(names.sorted().joined(separator: ", ")). "
          + "`swift run course reset \(task.id)` restores the stub and backs up your file.",
        file: exercise.place(of: task))
    }
  }

  private mutating func add(
    _ error: BuildLog.Diagnostic, in path: String, of exercise: Exercise, _ advice: String?
  ) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isTest = path.hasPrefix("Tests/")
    let task = exercise.tasks.first { name == (isTest ? "\($0.testClass).swift" : $0.fileName) }
    let opening =
      if isTest {
        "The tests cannot use your code"
      } else if task == nil, exercise.shipped[path] != nil {
        "\(name), which comes with the task, cannot use your code"
      } else {
        "\(task == nil ? name : "It") does not compile"
      }
    let problem = TaskVerdict.Problem(
      sentence: "\(opening): \(error.message)" + (advice.map { "\n\($0)." } ?? ""),
      file: isTest ? exercise.place(ofShipped: path) : "\(exercise.answerFolder)/\(path)",
      line: error.line, code: error.code)
    if let task {
      if ofTasks[task.number] == nil { ofTasks[task.number] = problem }
    } else if ofSharedFiles[path] == nil {
      ofSharedFiles[path] = problem
    }
  }

  /// Returns the path of the file that has an error, relative to the exercise.
  private static func path(
    of error: BuildLog.Diagnostic, in bench: URL, of exercise: Exercise
  ) -> String {
    let places = [bench, exercise.folder].flatMap { [$0.path, $0.resolvingSymlinksInPath().path] }
    for place in places where error.path.hasPrefix(place + "/") {
      return String(error.path.dropFirst(place.count + 1))
    }
    return error.path
  }
}

/// The errors in a build's log.
package struct BuildLog {
  package struct Diagnostic: Equatable {
    package let path: String
    package let line: Int
    package let message: String
    /// The line of code with a caret under the error, and the compiler's first note.
    package var code: String? = nil
  }

  package let errors: [Diagnostic]
  /// A Boolean value that indicates whether the disk was full, which can crash the compiler.
  let isOutOfSpace: Bool
  /// The last relevant lines, for a failure that names no file, such as a missing library.
  package let tail: [String]

  package init(_ text: String) {
    var errors: [Diagnostic] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):\d+: error: (.*?)( \[#\w+\])?/),
        let number = Int(match.2)
      else { continue }
      let isKnown = errors.contains {
        ($0.path, $0.line, $0.message) == (String(match.1), number, String(match.3))
      }
      guard !isKnown else { continue }
      let excerpt = lines[(index + 1)...].prefix { $0.first == " " || $0.first?.isNumber == true }
      errors.append(
        Diagnostic(
          path: String(match.1), line: number, message: String(match.3),
          code: BuildLog.code(in: excerpt)))
    }
    self.errors = errors
    isOutOfSpace = text.contains("No space left")
    let words =
      ["error:", "Too many open files", "cannot find -l"]
      + BuildLog.refusals + BuildLog.codeErrors
    tail = text.split(separator: "\n").map(String.init)
      .filter { $0.contains(oneOf: words) }.suffix(3)
  }

  /// A Boolean value that indicates whether the system denied access to a file.
  var isRefusedByTheSystem: Bool { tail.contains { $0.contains(oneOf: BuildLog.refusals) } }

  /// A Boolean value that indicates whether the compiler crashed or the linker failed.
  var isCodeError: Bool { tail.contains { $0.contains(oneOf: BuildLog.codeErrors) } }

  private static let refusals = [
    "Permission denied", "permission denied", "Operation not permitted", "Read-only file system",
    "invalid access to",
  ]
  private static let codeErrors = [
    "undefined reference", "ndefined symbol", "uplicate symbol", "multiple definition",
    "due to signal", "Stack dump",
  ]

  /// Returns the lines of code that an error and its first note point to.
  private static func code(in excerpt: some Sequence<Substring>) -> String? {
    var shown: [String] = []
    var code: Substring?
    var hasNote = false
    for line in excerpt {
      if line.contains(/^ *\d+ \|/) {
        code = line
      } else if let match = line.wholeMatch(of: /( *\| .*)[`|]- (error|note): (.*)/) {
        let isNote = match.2 == "note"
        guard !isNote || !hasNote else { continue }
        hasNote = hasNote || isNote
        if let line = code { shown.append(String(line)) }
        code = nil
        shown.append("\(match.1)^" + (isNote ? " \(match.3)" : ""))
      }
    }
    return shown.isEmpty ? nil : shown.joined(separator: "\n")
  }
}

extension String {
  fileprivate func contains(oneOf words: [String]) -> Bool { words.contains(where: contains) }
}
