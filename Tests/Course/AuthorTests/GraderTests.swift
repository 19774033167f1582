import CourseFixtures
import Files
import Marbles
import XCTest

@testable import Exercises
@testable import Grading

final class GraderTests: XCTestCase {
  nonisolated(unsafe) private static var fixture: CourseFixture?

  override class func tearDown() { fixture = nil }

  override func setUpWithError() throws {
    try super.setUpWithError()
    if GraderTests.fixture == nil { GraderTests.fixture = try CourseFixture(builds: true) }
    try restore()
  }

  private var fixture: CourseFixture {
    get throws { try XCTUnwrap(GraderTests.fixture) }
  }

  private func restore() throws {
    let exercise = try fixture.exercise()
    for file in exercise.shipped.files {
      try TextFile.write(file.text, to: exercise.folder.appendingPathComponent(file.path))
    }
    for task in exercise.tasks {
      try TextFile.write(exercise.stub(of: task) ?? "", to: exercise.file(of: task))
    }
  }

  private let good = "public func double(_ number: Int) -> Int { number * 2 }\n"

  func test_a_stub_fails_on_an_assertion_with_its_message_and_line() throws {
    let verdicts = try fixture.verdicts()
    let failure = try XCTUnwrap(verdicts[1]?.firstFailure)
    guard case .failed(let finding) = failure.outcome else {
      return XCTFail("The test should fail on an assertion: \(failure)")
    }
    XCTAssertEqual(failure.name, "testOne")
    XCTAssertEqual(FailureText(finding.message).sentence, "Twice one is two.")
    XCTAssertEqual(finding.line, 5)
    XCTAssertFalse(verdicts[2]?.isSolved ?? true)
  }

  func test_a_changed_library_is_rebuilt() throws {
    let fixture = try fixture
    let source = fixture.root.appendingPathComponent("Sources/ReactiveCore/Unit.swift")
    let text = try TextFile.read(source)
    defer { try? TextFile.write(text, to: source) }
    try fixture.answer(1, "import ReactiveCore\npublic func double(_ n: Int) -> Int { twice(n) }\n")
    for signature in ["_ n: Int", "_ n: Int, plus: Int = 0"] {
      try TextFile.write("\(text)public func twice(\(signature)) -> Int { 2 * n }\n", to: source)
      XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, true, signature)
    }
    try TextFile.write("\(text)public func twice(_ n: Int) -> Int { 3 * n }\n", to: source)
    XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, false)
  }

  func test_a_save_right_after_a_build_is_always_graded() throws {
    for number in 100..<104 {
      try fixture.answer(1, good)
      XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, true, "\(number)")
      try fixture.answer(1, "public func double(_ number: Int) -> Int { \(number) }\n")
      let verdict = try fixture.verdicts()[1]
      guard case .failed(let finding) = verdict?.firstFailure?.outcome else {
        return XCTFail("The test should fail for \(number).")
      }
      XCTAssertEqual(FailureText(finding.message).got, String(number))
    }
  }

  func test_a_failed_build_runs_no_older_program() throws {
    try fixture.answer(1, good)
    XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, true)
    let exercise = try fixture.exercise()
    let bench = Workbench(exercise: exercise, kind: .check)
    let broken = SourceFile(path: exercise.stubPath(of: try fixture.task(1)), text: "let a = \n")
    XCTAssertNotNil(try bench.log(ofBuilding: [broken], tick: {}))
    XCTAssertFalse(FileManager.default.fileExists(atPath: bench.bundle.path))
  }

  func test_a_removed_file_is_no_longer_built() throws {
    let help = try fixture.exercise().answers.appendingPathComponent("Help.swift")
    try TextFile.write("func twice(_ number: Int) -> Int { number * 2 }\n", to: help)
    try fixture.answer(1, "public func double(_ number: Int) -> Int { twice(number) }\n")
    XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, true)
    try FileManager.default.removeItem(at: help)
    guard case .refused? = try fixture.verdicts()[1] else {
      return XCTFail("The answer should not compile.")
    }
    try fixture.answer(1, good)
    XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, true)
  }

  func test_timelines_are_reported_as_recorded() throws {
    let exercise = try CourseFixture.courseToBuild().exercise(7)
    let task = try exercise.task(2)
    let wrong = try XCTUnwrap(exercise.stub(of: task)).replacing(
      "nil :", with: ".return(\"nowhere\") :")
    let answers = try Answers(of: exercise, in: exercise.solutions)
      .replacing(task, of: exercise, with: wrong)
    let verdicts = try Grader(bench: Workbench(exercise: exercise, kind: .check))
      .result(on: answers, of: [task]).verdicts
    guard case .failed(let failure)? = verdicts[2]?.firstFailure?.outcome else {
      return XCTFail("\(verdicts)")
    }
    XCTAssertEqual(failure.expected, Row("", Timeline<String>("-1-2-6--7--8|")))
    let got = try XCTUnwrap(failure.got)
    let drawn = Row("", Timeline<String>("-1-2-(36)-475-8|"))
    XCTAssertTrue(ComparedRows(expected: drawn, got: got).areAlike, "\(got)")
    let rows = ComparedRows(expected: try XCTUnwrap(failure.expected), got: got)
    XCTAssertEqual(rows.cause, "“3” at 5 s came from “a”, which was sent at 0 s.")
  }

  func test_two_exercises_can_be_graded_alternately() throws {
    let other = try fixture.addChapter("06-combining")
    try fixture.answer(1, good)
    try TextFile.write(good, to: other.file(of: other.task(1)))
    let grader = Grader(bench: Workbench(exercise: other, kind: .check))
    let answers = try Answers(of: other, in: other.answers)
    XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, true)
    XCTAssertEqual(try grader.result(on: answers, of: other.tasks).verdicts[1]?.isSolved, true)
    XCTAssertEqual(try fixture.verdicts()[1]?.isSolved, true)
    for folder in [other.folder, try fixture.root.appendingPathComponent(other.answerFolder)] {
      try FileManager.default.removeItem(at: folder)
    }
  }

  func test_a_file_that_cannot_be_graded_affects_only_its_task() throws {
    let answers: [(name: String, text: String?, sentence: String)] = [
      (
        "Broken", "// one\npublic func answer1() -> Int { \"two\" }\n",
        "It does not compile: cannot "
      ),
      (
        "Renamed", "public func other() -> Int { 2 }\n",
        "The tests cannot use your code: cannot find 'answer2' in scope"
      ),
      ("Missing", nil, "Its file is missing. Restore the stub with `swift run course reset 4.3`."),
      ("Odd", "// \u{FF}\n", " is not UTF-8 text. "),
      ("Solved", "public func answer5() -> Int { 2 }\n", ""),
    ]
    // Only one fixture that builds can exist at a time, so release the shared one first.
    GraderTests.fixture = nil
    let fixture = try CourseFixture(
      tasks: answers.enumerated().map { index, answer in
        let call = "answer\(index + 1)()"
        return CourseFixture.FixtureTask(
          name: answer.name, stub: "public func \(call) -> Int { 0 }\n", solution: "",
          test: "  func testOne() { XCTAssertEqual(\(call), 2, \"Two.\") }\n")
      }, builds: true)
    let exercise = try fixture.exercise()
    for (task, answer) in zip(exercise.tasks, answers) {
      let file = exercise.file(of: task)
      if let data = answer.text?.data(using: .isoLatin1) {
        try data.write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
    let verdicts = try fixture.verdicts()
    for (task, answer) in zip(exercise.tasks, answers) where answer.name != "Solved" {
      guard case .refused(let problem)? = verdicts[task.number] else {
        XCTFail("\(answer.name): \(String(describing: verdicts[task.number]))")
        continue
      }
      XCTAssertTrue(problem.sentence.contains(answer.sentence), problem.sentence)
      if answer.name == "Broken" {
        XCTAssertEqual(problem.place, "\(exercise.place(of: task)):2")
      }
    }
    XCTAssertEqual(verdicts[5]?.isSolved, true)
  }

  func test_a_verdict_that_cannot_be_recorded_is_still_reported() throws {
    try fixture.answer(1, good)
    let state = try fixture.course.state
    try? FileManager.default.removeItem(at: state)
    try TextFile.write("in the way", to: state)
    defer { try? FileManager.default.removeItem(at: state) }
    let report = try ExerciseCheck(fixture.exercise(), tasks: [fixture.task(1)], in: fixture.course)
      .report()
    XCTAssertTrue(report.isSolved)
    // The first notice is about the copies of the stubs, and the last one is about the verdict.
    XCTAssertTrue(report.notices.last?.contains("file is where a folder") ?? false)
  }

  func test_a_task_is_graded_without_the_files_that_do_not_compile() throws {
    try fixture.answer(1, good)
    try fixture.answer(2, "public func triple(_ number: Int) -> Int {\n  let x = (\n}\n")
    let exercise = try fixture.exercise()
    let help = exercise.answers.appendingPathComponent("Help.swift")
    try TextFile.write("let three = \n", to: help)
    defer { try? FileManager.default.removeItem(at: help) }
    let report = try ExerciseCheck(exercise, tasks: [fixture.task(1)], in: fixture.course).report()
    XCTAssertEqual(report.tasks.map(\.state), [.solved])
    XCTAssertEqual(report.notices.count, 2, "\(report.notices)")
    let folder = "Answers/04-signals/Sources/Exercise04"
    for place in ["\(folder)/Help.swift:", "\(folder)/Task2Triple.swift:"] {
      let notice = report.notices.first { $0.hasPrefix(place) }
      XCTAssertTrue(notice?.contains("expected") ?? false, "\(report.notices)")
    }
    XCTAssertTrue(report.next.hasPrefix("fix \(folder)/"), report.next)
    XCTAssertTrue(report.next.hasSuffix("then `swift run course check 4.1`"), report.next)
  }

  func test_a_file_that_needs_a_broken_one_has_no_problem_of_its_own() throws {
    try fixture.answer(
      1, "func half() -> Int {\n  let x = (\n}\npublic func double(_ number: Int) -> Int { 2 }\n")
    try fixture.answer(2, "public func triple(_ number: Int) -> Int { number * half() }\n")
    let exercise = try fixture.exercise()
    let report = try ExerciseCheck(exercise, tasks: [fixture.task(2)], in: fixture.course).report()
    XCTAssertEqual(report.tasks.map(\.state), [.notBuilt])
    XCTAssertEqual(report.tasks[0].file, exercise.place(of: try fixture.task(1)))
    XCTAssertTrue(report.next.contains("Task1Double.swift:"), report.next)
    XCTAssertEqual(report.notices, [], "Only the task's row should report the problem.")
  }

  func test_a_task_that_needs_a_failed_one_is_graded_with_the_solution() throws {
    var tasks = CourseFixture.numbers
    tasks[1].name = "Sixfold"
    tasks[1].stub = "public func sixfold(_ number: Int) -> Int { 0 }\n"
    tasks[1].solution = "public func sixfold(_ number: Int) -> Int { double(number) * 3 }\n"
    tasks[1].test = "  func testOne() { XCTAssertEqual(sixfold(1), 6, \"Six ones are six.\") }\n"
    // Only one fixture that builds can exist at a time, so release the shared one first.
    GraderTests.fixture = nil
    let fixture = try CourseFixture(tasks: tasks, builds: true)
    let answers: [(double: String, sixfold: String, isSolved: Bool, solutionsUsed: [Int: [Int]])] =
      [
        (tasks[0].stub, tasks[1].solution, true, [2: [1]]),
        (
          tasks[0].stub, "public func sixfold(_ number: Int) -> Int { double(number) * 4 }\n",
          false,
          [2: [1]]
        ),
        // In these rows, the first answer doesn't declare the function that the second task calls.
        ("// later\n", tasks[1].solution, true, [2: [1]]),
        ("public func twofold() {}\n", tasks[1].solution, true, [2: [1]]),
        (good, tasks[1].solution, true, [:]),
        (good, tasks[1].stub, false, [:]),
      ]
    for answer in answers {
      try fixture.answer(1, answer.double)
      try fixture.answer(2, answer.sixfold)
      let bench = Workbench(exercise: try fixture.exercise(), kind: .check)
      let result = try Grader(bench: bench)
        .result(on: fixture.answers(), of: [fixture.task(2)])
      XCTAssertEqual(result.verdicts[2]?.isSolved, answer.isSolved, answer.sixfold)
      XCTAssertEqual(result.solutionsUsed, answer.solutionsUsed, answer.sixfold)
    }
  }
}
