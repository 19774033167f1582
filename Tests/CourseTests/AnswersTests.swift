import CourseFixtures
import Files
import XCTest

@testable import Judging

final class AnswersTests: FixtureTestCase {
  private func problem(_ name: String, _ text: String) throws -> String? {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    try TextFile.write(
      text, to: exercise.answers.appendingPathComponent(name))
    return try fixture.answers().problems[1]?.sentence
  }

  func test_what_is_wrong_with_a_file_is_said_and_names_it_unless_it_is_the_task_s_own() throws {
    let big = String(repeating: " ", count: 2 << 20)
    for (name, text, start) in [
      ("Task1Double.swift", big, "It is larger than 1 MB, which is more than an answer needs."),
      ("Big.swift", big, "Big.swift: It is larger than 1 MB, which is more than an answer needs."),
      (
        "say\n\"a\".swift", "let a = 1",
        "say␊\"a\".swift: Its name has a character that the compiler cannot take. "
          + "Rename it, or delete it."
      ), ("Help.swift", "struct XCTestCase {}\n", "Help.swift: "),
      (
        "main.swift", "print(1)",
        "main.swift: A file of this name makes a program of the exercise, which no test can use. "
          + "Rename it, or delete it."
      ),
    ] {
      let problem = try problem(name, text) ?? ""
      XCTAssertTrue(problem.hasPrefix(start), problem)
    }
  }

  func test_a_test_that_was_changed_is_told_of_and_without_the_course_s_nothing_is_proven() throws {
    XCTAssertEqual(try fixture.answers().notices, [])
    let unsealed = try CourseFixture(isSealed: false)
    XCTAssertTrue(try unsealed.answers().notices.first?.contains(".shipped is missing") ?? false)
    let path = "Tests/Exercise04Tests/Task1DoubleTests.swift"
    try TextFile.write("", to: fixture.exercise().folder.appendingPathComponent(path))
    let lost = try fixture.answers()
    XCTAssertEqual(lost.notices, [])
    XCTAssertEqual(
      lost.problems.mapValues(\.sentence),
      [
        1:
          "Exercises/04-signals/\(path) is not as the course ships it, so nothing would be proven. "
          + "Take the folder Exercises/04-signals again from the course."
      ])
    let given = try fixture.exercise().folder.appendingPathComponent(
      "Sources/Exercise04/Given/Given.swift")
    try FileManager.default.removeItem(at: given)
    XCTAssertEqual(try fixture.answers().problems.keys.sorted(), [1, 2], "it is beside all tasks")
    let kept = try CourseFixture()
    try kept.commit()
    try TextFile.write("", to: kept.exercise().folder.appendingPathComponent(path))
    XCTAssertEqual(
      try kept.answers().notices,
      [
        "Exercises/04-signals/\(path) is not as the course ships it; this check used the course's. "
          + "`git restore Exercises/04-signals/\(path)` brings the course's back."
      ])
    XCTAssertEqual(try kept.answers().problems, [:])
  }

  func test_the_answer_to_a_task_that_moved_is_told_where_to() throws {
    let exercise = try fixture.exercise()
    for (name, start) in [
      ("Task7Triple.swift", "Task7Triple.swift answers task 4.2 now"),
      ("Task7Half.swift", "Task7Half.swift is the file of no task"),
    ] {
      let file = exercise.answers.appendingPathComponent(name)
      try TextFile.write("let seven = 7", to: file)
      let notices = try fixture.answers().notices
      XCTAssertTrue(notices.first?.hasPrefix(start) ?? false, "\(notices)")
      // Where it stays, `swift test` there builds it.
      XCTAssertTrue(notices.first?.contains("Move it t") ?? false, "\(notices)")
      try FileManager.default.removeItem(at: file)
    }
  }

  func test_a_name_that_another_answer_uses_is_missing_where_no_file_declares_it() throws {
    let (task, exercise) = (try fixture.task(1), try fixture.exercise())
    try fixture.answer(1, "")
    XCTAssertEqual(try fixture.answers().namesMissing(in: exercise)[1] ?? [], [], "Nobody uses it.")
    try fixture.answer(2, "func triple(_ number: Int) -> Int { double(number) + number }")
    for (text, missing) in [
      ("// double\n", ["double"]), ("func twice() {}", ["double"]),
      ("let double = { $0 * 2 }", []), (CourseFixture.numbers[0].stub, []),
    ] {
      try fixture.answer(1, text)
      XCTAssertEqual(try fixture.answers().namesMissing(in: exercise)[1] ?? [], Set(missing), text)
    }
    try fixture.answer(1, "")
    try TextFile.write(
      "func double() {}",
      to: exercise.file(of: task).deletingLastPathComponent().appendingPathComponent("Mine.swift"))
    XCTAssertEqual(try fixture.answers().namesMissing(in: exercise)[1] ?? [], [])
  }

  func test_a_file_of_the_learner_s_own_that_no_check_builds_is_told_of() throws {
    let exercise = try fixture.exercise()
    for name in ["Tests/Exercise04Tests/MyTests.swift", "Sources/Help.swift"] {
      try TextFile.write("let mine = 1", to: exercise.folder.appendingPathComponent(name))
    }
    let folder = "Exercises/04-signals"
    XCTAssertEqual(
      try fixture.answers().notices,
      [
        "\(folder)/Sources/Help.swift was not built. What belongs to an answer stands in "
          + "Answers/04-signals/Sources/Exercise04.",
        "\(folder)/Tests/Exercise04Tests/MyTests.swift is a test of yours, which counts for no "
          + "verdict, so it was not built. `swift test --package-path Answers/04-signals` runs it.",
      ])
  }

  func test_a_file_that_was_renamed_is_found_by_what_it_declares_and_is_to_be_mended() throws {
    let exercise = try fixture.exercise()
    let file = try exercise.file(of: fixture.task(1))
    let renamed = file.deletingLastPathComponent().appendingPathComponent("Double.swift")
    try FileManager.default.moveItem(at: file, to: renamed)
    let answers = try fixture.answers()
    let problem = try XCTUnwrap(answers.problems[1])
    XCTAssertEqual(
      problem.sentence, "Double.swift declares what belongs in Task1Double.swift. Rename it back.")
    XCTAssertEqual(answers.missing, [])
    try FileManager.default.removeItem(at: renamed)
    XCTAssertEqual(try fixture.answers().missing, [1])
    XCTAssertFalse(answers.files.contains { $0.path.hasSuffix("/Task1Double.swift") }, "twice")
    XCTAssertEqual(
      NextStep.afterCheck(
        of: exercise, tasks: exercise.tasks, judgement: Judgement(verdicts: [1: .refused(problem)]),
        in: fixture.course),
      "mend Answers/04-signals/Sources/Exercise04/Double.swift, then `swift run course check 4.1`"
    )
  }

  func test_what_is_left_of_another_task_is_no_answer_to_one_that_is_missing() throws {
    let file = try fixture.exercise().file(of: fixture.task(1))
    let left = file.deletingLastPathComponent().appendingPathComponent("Task1Half.swift")
    try TextFile.write("func half() {}", to: left)
    try FileManager.default.removeItem(at: file)
    XCTAssertEqual(try fixture.answers().missing, [1])
    try TextFile.write(CourseFixture.numbers[0].solution, to: left)
    let answers = try fixture.answers()
    XCTAssertEqual(answers.missing, [])
    XCTAssertEqual(
      answers.problems[1]?.sentence,
      "Task1Half.swift declares what belongs in Task1Double.swift. Rename it back.")
    XCTAssertTrue(answers.files.contains { $0.path.hasSuffix("/Task1Double.swift") }, "the stub")
  }

  func test_what_has_a_task_s_name_and_is_no_file_is_not_said_to_be_missing() throws {
    let ways: [(sentence: String, put: (String) throws -> Void)] = [
      (
        "A folder has its name",
        { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) }
      ),
      ("What has its name is no file", { XCTAssertEqual(mkfifo($0, 0o600), 0) }),
      (
        "It is a link that leads to no file",
        {
          try FileManager.default.createSymbolicLink(
            atPath: $0, withDestinationPath: "/no/such/file")
        }
      ),
    ]
    for way in ways {
      let fixture = try CourseFixture()
      let file = try fixture.exercise().file(of: fixture.task(2)).path
      try FileManager.default.removeItem(atPath: file)
      try way.put(file)
      XCTAssertEqual(
        try fixture.answers().problems[2]?.sentence,
        "\(way.sentence). Take that away; `swift run course reset 4.2` brings the stub back.")
      XCTAssertNil(try fixture.answers().problems[1])
    }
  }
}
