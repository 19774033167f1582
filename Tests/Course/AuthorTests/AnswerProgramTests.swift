import CourseFixtures
import Exercises
import Grading
import LiveSite
import Scenes
import XCTest

final class AnswerProgramTests: XCTestCase {
  private static let course = Result { try CourseFixture.courseToBuild() }

  private func program(
    _ id: String, changing old: String = "", to new: String = ""
  ) throws -> AnswerProgram {
    let course = try AnswerProgramTests.course.get()
    let selection = try Selection(id)
    let exercise = try course.exercise(selection.chapter)
    let task = try exercise.task(XCTUnwrap(selection.task))
    var answers = try Answers(of: exercise, in: exercise.solutions)
    if !old.isEmpty {
      let text = try XCTUnwrap(answers.text(of: task, in: exercise))
      XCTAssertTrue(text.contains(old))
      answers = answers.replacing(task, of: exercise, with: text.replacing(old, with: new))
    }
    return try AnswerProgram(of: task, in: exercise, answers)
  }

  func test_a_correct_answer_has_no_counterexample_and_plays_its_scene() throws {
    for task in ["7.5", "11.5", "13.5"] {
      XCTAssertNil(try program(task).counterexample(), task)
    }
    let runs = try program("7.5").runs(of: [Input(0, "all")])
    XCTAssertEqual(runs.count, 1)
    XCTAssertEqual(runs[0].entries.count { $0.kind == .began }, 4)
    XCTAssertNil(runs[0].verdicts.firstProblem)
  }

  func test_a_wrong_answer_has_a_short_counterexample() throws {
    let found = try program("7.5", changing: ".switchToLatest()", to: ".flatten()").counterexample()
    XCTAssertEqual(found?.history.count, 2)
    XCTAssertEqual(
      found?.problem, "“Everybody” is selected, but Grace's picture is still loading.")
  }

  func test_known_wrong_answers_have_a_counterexample() throws {
    let missingRow = { (name: String) in
      "\(name) is stored on the server, but no row shows the name or “offline”."
    }
    for (task, old, new, problem) in [
      ("11.5", ".merge(", ".concat(", missingRow("Caleb")),
      ("11.5", ".return([\"offline\"])", ".empty()", missingRow("Cato")),
      ("13.5", "    .startWith(())\n", "", "The screen is open, but the list isn't loading."),
      (
        "13.5", "[weak reload] in _ = reload?", "reload",
        "The screen is closed, but the list is still loading."
      ),
    ] {
      XCTAssertEqual(
        try program(task, changing: old, to: new).counterexample()?.problem, problem, old)
    }
  }

  func test_compile_errors_and_crashes_are_reported_in_one_line() throws {
    XCTAssertThrowsError(try program("7.5", changing: "lists.map", to: "list.map")) {
      XCTAssertEqual(
        "\($0.localizedDescription)",
        "Task5AppAvatars.swift, line 6, does not compile: cannot find 'list' in scope")
    }
    let crashing = try program("7.5", changing: "load(name)", to: "[load(name)][1]")
    XCTAssertThrowsError(try crashing.counterexample()) {
      XCTAssertTrue(
        $0.localizedDescription.hasPrefix("your answer crashed"),
        $0.localizedDescription)
    }
  }

  func test_output_and_control_characters_do_not_change_the_events() throws {
    let printing = try program(
      "7.5", changing: "  lists.map", to: "  print(\"x\\ty\"); return lists.map")
    XCTAssertNil(try printing.counterexample())
    XCTAssertEqual(
      try printing.runs(of: [Input(0, "all")]).map(\.entries),
      try program("7.5").runs(of: [Input(0, "all")]).map(\.entries))
    let showing = try program("7.5", changing: "\\(name) \\($0)", to: "\\(name)\\n\\t\\u{1B}\\($0)")
    XCTAssertNotNil(try showing.counterexample())
    let shown = try showing.runs(of: [Input(0, "all")])[0].entries.map(\.text)
    XCTAssertTrue(shown.contains { $0.contains("␊␉␛") }, "\(shown)")
  }
}
