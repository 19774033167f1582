import CourseFixtures
import Files
import XCTest

@testable import Grading

final class AnswersTests: FixtureTestCase {
  private func problem(_ name: String, _ text: String) throws -> String? {
    let fixture = try CourseFixture()
    try fixture.put(text, "Answers/04-signals/Sources/Exercise04/\(name)")
    return try fixture.answers().problems[1]?.sentence
  }

  func test_problems_name_the_file_unless_it_is_the_tasks_own() throws {
    let big = String(repeating: " ", count: 2 << 20)
    for (name, text, start) in [
      ("Task1Double.swift", big, "The file is larger than 1 MB. Shorten it."),
      ("Big.swift", big, "Big.swift: The file is larger than 1 MB. Shorten it."),
      (
        "say\n\"a\".swift", "let a = 1",
        "say␊\"a\".swift: The file's name has a character that the compiler doesn't accept. "
          + "Rename or delete it."
      ), ("Help.swift", "struct XCTestCase {}\n", "Help.swift: "),
      (
        "main.swift", "print(1)",
        "main.swift: A file with this name turns the exercise into a program, which tests can't import. "
          + "Rename or delete it."
      ),
    ] {
      let problem = try problem(name, text) ?? ""
      XCTAssertTrue(problem.hasPrefix(start), problem)
    }
  }

  func test_a_name_is_missing_if_another_answer_uses_it_and_no_file_declares_it() throws {
    let exercise = try fixture.exercise()
    try fixture.answer(1, "")
    XCTAssertEqual(
      try fixture.answers().namesMissing(in: exercise)[1] ?? [], [],
      "A name that no other answer uses should not be reported.")
    try fixture.answer(2, "func triple(_ number: Int) -> Int { double(number) + number }")
    for (text, missing) in [
      ("// double\n", ["double"]), ("func twice() {}", ["double"]),
      ("let double = { $0 * 2 }", []), (CourseFixture.numbers[0].stub, []),
    ] {
      try fixture.answer(1, text)
      XCTAssertEqual(try fixture.answers().namesMissing(in: exercise)[1] ?? [], Set(missing), text)
    }
    try fixture.answer(1, "")
    try fixture.put("func double() {}", "Answers/04-signals/Sources/Exercise04/Mine.swift")
    XCTAssertEqual(try fixture.answers().namesMissing(in: exercise)[1] ?? [], [])
  }

  func test_a_renamed_file_is_recognized_by_its_declarations() throws {
    let exercise = try fixture.exercise()
    let file = try exercise.file(of: fixture.task(1))
    let renamed = file.deletingLastPathComponent().appendingPathComponent("Double.swift")
    try FileManager.default.moveItem(at: file, to: renamed)
    let answers = try fixture.answers()
    let problem = try XCTUnwrap(answers.problems[1])
    XCTAssertEqual(
      problem.sentence, "Double.swift contains the code of Task1Double.swift. Rename it back.")
    XCTAssertEqual(answers.missing, [])
    try FileManager.default.removeItem(at: renamed)
    XCTAssertEqual(try fixture.answers().missing, [1])
    XCTAssertFalse(
      answers.files.contains { $0.path.hasSuffix("/Task1Double.swift") },
      "The file should not be listed under its old name.")
    XCTAssertEqual(
      NextStep.afterCheck(
        of: exercise, tasks: exercise.tasks,
        result: GradingResult(verdicts: [1: .refused(problem)]),
        in: fixture.course),
      "fix Answers/04-signals/Sources/Exercise04/Double.swift, then `swift run course check 4.1`"
    )
  }

  func test_a_folder_pipe_or_dangling_link_in_place_of_a_task_is_reported() throws {
    let ways: [(sentence: String, put: (String) throws -> Void)] = [
      (
        "A folder has this file's name",
        { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) }
      ),
      ("A pipe or a device has this file's name", { XCTAssertEqual(mkfifo($0, 0o600), 0) }),
      (
        "The file is a dangling link",
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
        "\(way.sentence). Remove it, and restore the stub with `swift run course reset 4.2`.")
      XCTAssertNil(try fixture.answers().problems[1])
    }
  }
}
