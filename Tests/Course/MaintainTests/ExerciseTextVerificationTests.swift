import CourseFixtures
import XCTest

@testable import maintain

final class ExerciseTextVerificationTests: XCTestCase {
  private func problems(_ change: (inout [CourseFixture.FixtureTask]) -> Void) throws -> [String] {
    var tasks = CourseFixture.numbers
    for index in tasks.indices {
      let line = tasks[index].solution.split(separator: "\n")[1]
      tasks[index].test = (1...4).map { "  func test\($0)() {}\n" }.joined()
      tasks[index].wrongAnswers = ["a", "b", "c"].map {
        "=== \($0)\nSlip: It is \($0).\nTask: \" it\"\n-\(line)\n+\($0)\n"
      }.joined()
    }
    change(&tasks)
    let fixture = try CourseFixture(tasks: tasks)
    return try ExerciseTextVerification(
      exercise: fixture.exercise(), cells: CellTitles(in: fixture.course)
    ).problems()
  }

  func test_a_stub_must_name_existing_cells() throws {
    let problems = try problems { tasks in
      tasks[0].stub = tasks[0].stub.replacingOccurrences(of: "Numbers", with: "Words")
      tasks[1].stub = tasks[1].stub.replacingOccurrences(of: CourseFixture.place, with: "")
    }
    XCTAssertEqual(
      problems,
      [
        "4.1: the stub names the cell \"Words\", but the page has no such cell",
        "4.2: the stub must name a cell of the page: `Page: 04-signals, \"…\"`",
      ])
  }

  func test_a_stub_without_a_task_and_a_repeated_test_are_reported() throws {
    XCTAssertEqual(
      try problems { tasks in
        tasks[0].stub = tasks[0].stub.replacing("///", with: "//")
        tasks[1].test += "  func test1() {}\n"
      },
      [
        "4.1: the stub needs a doc comment with its task",
        "4.2: two tests have the same name. Rename one.",
      ])
  }

  func test_a_wrong_answer_must_state_its_mistake_and_the_refuting_cell() throws {
    let problems = try problems { tasks in
      tasks[0].wrongAnswers = [
        "Varies: It does.", "Misconception: One is two.",
        "Misconception: One is two.\nSee: *None*, page 04",
        "Misconception: One is two.\nSee: *Numbers*, page 04",
      ].enumerated().map { "=== a\($0)\n\($1)\n-/// Double it.\n" }.joined()
    }
    XCTAssertEqual(
      problems,
      [
        "4.1 a0: add a line `Misconception: …` or `Slip: …`",
        "4.1 a1: “See: ” must name a cell of a page: `See: *Cell*, page NN`",
        "4.1 a2: “See: *None*, page 04” must name a cell of a page: `See: *Cell*, page NN`",
      ])
  }

  func test_a_slip_must_quote_its_task() throws {
    let problems = try problems { tasks in
      tasks[0].wrongAnswers = [
        "One.", "One.\nTask: \"Triple it\"", "One.\nTask: \"Double it\"",
      ].enumerated().map { "=== a\($0)\nSlip: \($1)\n-/// Double it.\n" }.joined()
    }
    XCTAssertEqual(
      problems,
      [
        "4.1 a0: add a line `Task: \"…\"` that quotes the stub",
        "4.1 a1: “Triple it” is not in the stub. Quote it exactly.",
      ])
  }

  func test_a_wrong_answer_that_does_not_apply_is_reported_with_its_line() throws {
    let place = "Solutions/04-signals/WrongAnswers/Task1Double.diff"
    let words = "Slip: One.\nTask: \"Double it\"\n"
    let slip = "\(words)-/// Double it.\n"
    XCTAssertEqual(
      try problems {
        $0[0].wrongAnswers = "=== a\n\(slip)=== b\n\(words)-gone\n+here\n=== c\n\(slip)"
      }, ["\(place):8: b: the right answer has no line `gone`"])
    XCTAssertEqual(
      try problems { $0[0].wrongAnswers = "gone\n" },
      ["\(place):1: missing name; start the edit with `=== its-name`"])
  }

  func test_problems_of_exercises_and_pages_are_found() throws {
    var tasks = CourseFixture.numbers
    tasks[0].stub = tasks[0].stub.replacing("///", with: "//")
    let problems = try TextVerification(course: CourseFixture(tasks: tasks).course).problems()
    for problem in [
      "4.1: the stub needs a doc comment with its task", "04-signals: INSTRUCTOR.md is missing",
      "04-signals: 0 challenges: write at least 3",
    ] { XCTAssertTrue(problems.contains(problem), "\(problems)") }
  }
}
