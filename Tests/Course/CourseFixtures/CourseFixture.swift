import Terminal
import Exercises
import Files
import Foundation
import Grading
import Pages
import Processes
import TestFolders

/// A small course with one chapter, one exercise, and a one-line library.
package final class CourseFixture {
  package struct FixtureTask {
    package var name: String
    package var stub: String
    package var solution: String
    package var test: String
    /// The contents of the file with the task's wrong answers.
    package var wrongAnswers = ""

    package init(name: String, stub: String, solution: String, test: String) {
      self.name = name
      self.stub = stub
      self.solution = solution
      self.test = test
    }
  }

  package let root: URL
  package let course: Course

  /// A lock for fixtures that build, because tests run in parallel and share the build folder.
  private let lock: FileLock?

  /// Creates a course.
  ///
  /// Courses that build share a folder in `.build`, so only one of them can exist at a time.
  package init(
    tasks: [FixtureTask] = CourseFixture.numbers, isStarted: Bool = true, builds: Bool = false
  ) throws {
    let files = FileManager.default
    let folder =
      !builds
      ? try newFolder("course")
      : CourseFixture.repository.appendingPathComponent(".build/course-fixture")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    lock = builds ? try FileLock(folder.appendingPathExtension("lock")) : nil
    // Compilers report paths without symbolic links.
    root = folder.resolvingSymlinksInPath()
    for name in try files.contentsOfDirectory(atPath: root.path) where name != ".build" {
      try files.removeItem(at: root.appendingPathComponent(name))
    }
    try CourseFixture.write(tasks, to: root)
    course = try Course(above: root)
    if isStarted { _ = try AnswerFolder(of: exercise()).prepare(stamp: "begun") }
  }

  /// Commits everything to a new repository.
  package func commit() throws {
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "All")
  }

  package func git(_ arguments: String...) throws {
    let command = [
      "git", "-C", root.path, "-c", "user.name=Ada", "-c", "user.email=ada@example.org",
    ]
    let git = try ChildProcess(command + arguments, limits: Limits(time: 60)).run()
    guard git.end == .exited(0) else { throw CourseError(git.errors) }
  }

  package func put(_ text: String, _ path: String) throws {
    try TextFile.write(text, to: root.appendingPathComponent(path))
  }

  package func text(_ path: String) throws -> String {
    try TextFile.read(root.appendingPathComponent(path))
  }

  /// Changes a file in the exercise, as an update of the course does.
  package func ship(_ path: String, _ text: String) throws {
    try TextFile.write(text, to: exercise().folder.appendingPathComponent(path))
  }

  private static func write(_ tasks: [FixtureTask], to root: URL) throws {
    let number = "04"
    let exercise = "Exercises/04-signals"
    var files = [
      "Package.swift": try CourseFixture.rootManifest(),
      "README.md": "| [`04-signals`](Chapters/04-signals/main.swift) | values | 5 "
        + "| [2 tasks](Exercises/04-signals), 10 minutes |\n",
      "Sources/ReactiveCore/Unit.swift": "public let unit = 1\n",
      "Chapters/04-signals/main.swift":
        "/*:\n # Signals, one value after another\n\n"
        + " *5 minutes to read, 10 for the exercise.*\n */\ncell(\"Numbers\") {}\n",
      "\(exercise)/Package.swift": "// swift-tools-version: 6.2\n",
      "\(exercise)/HINTS.md": CourseFixture.hints(tasks),
      "\(exercise)/Sources/Exercise\(number)/Given/Given.swift": "let given = 1\n",
      "Solutions/04-signals/Given/Given.swift": "let given = 1\n",
    ]
    for (index, task) in tasks.enumerated() {
      let stem = "Task\(index + 1)\(task.name)"
      files["\(exercise)/Sources/Exercise\(number)/\(stem).swift"] = task.stub
      files["\(exercise)/Tests/Exercise\(number)Tests/\(stem)Tests.swift"] =
        "import Exercise04\nimport XCTest\n\nfinal class \(stem)Tests: XCTestCase {\n\(task.test)}\n"
      files["Solutions/04-signals/\(stem).swift"] = task.solution
      files["Solutions/04-signals/WrongAnswers/\(stem).diff"] = task.wrongAnswers
    }
    for path in [
      "CourseHarness/CourseWatcher.swift", "CourseWatch/watch.c", "CourseWatch/include/watch.h",
    ] {
      files["Tests/Course/\(path)"] = try TextFile.read(
        CourseFixture.repository.appendingPathComponent("Tests/Course/\(path)"))
    }
    for (path, text) in files { try TextFile.write(text, to: root.appendingPathComponent(path)) }
  }

  /// The root of the repository that contains these tests.
  package static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  deinit { lock?.release() }

  /// Writes instructor notes that match the page and the exercise.
  package func writeNotes(_ change: (String) -> String = { $0 }) throws {
    let rows = ["Numbers": 5, "exercise, task 1": 4, "exercise, task 2": 6, "total": 15]
    let table = rows.sorted { $0.value < $1.value }.map { "| \($0.key) | \($0.value) |\n" }
    let notes = InstructorNotes.headings.map { heading in
      "## \(heading)\n\n" + (heading == "Minutes" ? table.joined() : "")
    }
    try TextFile.write(
      change(notes.joined()),
      to: root.appendingPathComponent("Chapters/04-signals/INSTRUCTOR.md"))
  }

  package func exercise() throws -> Exercise { try course.exercise(4) }

  package func task(_ number: Int) throws -> ExerciseTask { try exercise().task(number) }

  /// Adds a copy of the exercise as another chapter.
  package func addChapter(_ name: String) throws -> Exercise {
    let digits = String(name.prefix(2))
    for file in try exercise().shipped.files {
      let path = file.path.replacingOccurrences(of: "Exercise04", with: "Exercise\(digits)")
      let text = file.text.replacingOccurrences(of: "Exercise04", with: "Exercise\(digits)")
      try TextFile.write(text, to: root.appendingPathComponent("Exercises/\(name)/\(path)"))
    }
    return try course.exercise(Int(digits) ?? 0)
  }

  package func answers() throws -> Answers {
    let exercise = try exercise()
    return try Answers(of: exercise, in: exercise.answers)
  }

  /// Saves `text` as the answer to a task.
  package func answer(_ number: Int, _ text: String) throws {
    try TextFile.write(text, to: try exercise().file(of: task(number)))
  }

  package func verdicts(
    testTimeLimit: TimeInterval = 10, memoryLimit: Int = TestLimits.memory,
    isWanted: (ExerciseTask) -> Bool = { _ in true }
  ) throws -> [Int: TaskVerdict] {
    let exercise = try exercise()
    var bench = Workbench(exercise: exercise, kind: .check)
    bench.memoryLimit = memoryLimit
    return try Grader(bench: bench, testTimeLimit: testTimeLimit)
      .result(on: answers(), of: exercise.tasks.filter(isWanted)).verdicts
  }

  package static let place = " Page: 04-signals, \"Numbers\""

  /// The tasks "double a number" and "triple a number".
  package static let numbers = [
    FixtureTask(
      name: "Double",
      stub:
        "/// Double it.\(CourseFixture.place)\npublic func double(_ number: Int) -> Int { 0 }\n",
      solution: "/// Double it.\npublic func double(_ number: Int) -> Int { number * 2 }\n",
      test: """
          func testOne() { XCTAssertEqual(double(1), 2, "Twice one is two.") }
          func testTen() { XCTAssertEqual(double(10), 20, "Twice ten is twenty.") }

        """),
    FixtureTask(
      name: "Triple",
      stub:
        "/// Triple it.\(CourseFixture.place)\npublic func triple(_ number: Int) -> Int { 0 }\n",
      solution: "/// Triple it.\npublic func triple(_ number: Int) -> Int { number * 3 }\n",
      test: """
          func testOne() { XCTAssertEqual(triple(1), 3, "Three ones are three.") }

        """),
  ]

  private static func hints(_ tasks: [FixtureTask]) -> String {
    tasks.enumerated().reduce("# Hints\n") { text, task in
      text + "\n## Task \(task.offset + 1): \(task.element.name)\n"
        + (1...3).map { "\n### Hint \($0)\n\nHint \($0) of \(task.element.name).\n" }.joined()
    }
  }

  /// Returns a manifest for building answers, some of it copied from the course's own manifest.
  private static func rootManifest() throws -> String {
    let manifest = try TextFile.read(repository.appendingPathComponent("Package.swift"))
    let start = manifest.range(of: "if let answer = ")?.lowerBound ?? manifest.endIndex
    let end = manifest.range(of: "\n}\n", range: start..<manifest.endIndex)?.upperBound ?? start
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      var products = [Product.library(name: "ReactiveCore", targets: ["ReactiveCore"])]
      var targets = [Target.target(name: "ReactiveCore")]
      \(manifest[start..<end])
      let package = Package(
        name: "functional-reactive-course", products: products, targets: targets)

      """
  }
}

extension WrongAnswer {
  /// Creates a wrong answer without hunks.
  package init(task: ExerciseTask, name: String, remarks: [String: String]) {
    self.init(
      task: task, edit: Edit(name: name, file: "", line: 1, remarks: remarks, hunks: []))
  }
}

extension Terminal {
  /// Creates a terminal that records its output in `lines`.
  package static func recording(
    into lines: Recorder, width: Int = 80, isColored: Bool = false
  ) -> Terminal {
    Terminal(
      write: { lines.text += $0 }, writeError: { lines.errors += $0 },
      size: { Size(columns: width, rows: 24) }, hasColor: isColored)
  }
}

/// Returns the terminal output of `work`.
package func printed(
  width: Int = 80, isColored: Bool = false, by work: (Terminal) throws -> Void
) rethrows -> String {
  let recorder = Recorder()
  try work(.recording(into: recorder, width: width, isColored: isColored))
  return recorder.text
}

/// Returns the message of the error that `work` throws.
package func refusal<Result>(_ work: () throws -> Result) -> String {
  do { return "no error, but \(try work())" } catch { return FileProblem.sentence(for: error) }
}

extension Program {
  /// Runs the program with these arguments, and returns its exit code, output, and errors.
  package func ran(_ words: [String]) -> (code: Int32, text: String, errors: String) {
    let recorder = Recorder()
    let code = run(words, terminal: .recording(into: recorder))
    return (code, recorder.text, recorder.errors)
  }
}

/// The recorded output of a terminal that only one thread uses.
package final class Recorder: @unchecked Sendable {
  package var text = ""
  package var errors = ""

  package init() {}
}
