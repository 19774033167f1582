import XCTest

@testable import Exercises
@testable import Grading

final class NextStepTests: FixtureTestCase {
  func test_a_solved_task_leads_to_the_next_one_and_the_solution() throws {
    try solve(1)
    XCTAssertEqual(
      try next(GradingResult(verdicts: [1: passed])),
      "edit Answers/04-signals/Sources/Exercise04/Task2Triple.swift, then "
        + "`swift run course check 4.2`. Compare your answer with the solution: "
        + "`swift run course solution 4.1`"
    )
  }

  func test_a_failed_task_suggests_editing_and_a_hint() throws {
    XCTAssertEqual(
      try next(GradingResult()),
      "edit Answers/04-signals/Sources/Exercise04/Task1Double.swift, then "
        + "`swift run course check 4.1`. Stuck? `swift run course hint 4.1`")
  }

  func test_a_missing_file_leads_to_a_reset() throws {
    try FileManager.default.removeItem(at: fixture.exercise().file(of: fixture.task(1)))
    let gone =
      "Answers/04-signals/Sources/Exercise04/Task1Double.swift is missing; "
      + "`swift run course reset 4.1` restores the stub, then `swift run course check 4.1`"
    XCTAssertEqual(try next(GradingResult()), "\(gone). Stuck? `swift run course hint 4.1`")
    XCTAssertEqual(NextStep.onTheBoard(of: fixture.course), gone)
  }

  func test_a_folder_in_place_of_a_task_must_be_removed_first() throws {
    let file = try fixture.exercise().file(of: fixture.task(1))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    XCTAssertEqual(
      NextStep.onTheBoard(of: fixture.course),
      "remove Answers/04-signals/Sources/Exercise04/Task1Double.swift, which is not a file; "
        + "`swift run course reset 4.1` restores the stub, then `swift run course check 4.1`")
  }

  func test_a_started_task_comes_first_and_a_watch_needs_no_command() throws {
    let next = NextStep.afterCheck(
      of: try fixture.exercise(), tasks: try fixture.exercise().tasks,
      result: GradingResult(verdicts: [2: .graded([])]), in: fixture.course, isWatched: true)
    XCTAssertEqual(
      next,
      "edit Answers/04-signals/Sources/Exercise04/Task2Triple.swift; each save is checked. "
        + "Stuck? `swift run course hint 4.2`")
  }

  private func next(_ result: GradingResult) throws -> String {
    NextStep.afterCheck(
      of: try fixture.exercise(), tasks: [try fixture.task(1)], result: result,
      in: fixture.course)
  }

  func test_a_file_that_does_not_compile_is_fixed_first_even_if_not_selected() throws {
    let problem = TaskVerdict.Problem(
      sentence: "It does not compile: no.", file: "B.swift", line: 5)
    let wanted = "fix B.swift:5, then `swift run course check 4.1`"
    var result = GradingResult(verdicts: [1: passed])
    result.otherProblems = [problem]
    XCTAssertEqual(try next(result), wanted)
    XCTAssertEqual(try next(GradingResult(verdicts: [1: .notBuilt(problem)])), wanted)
  }

  func test_a_problem_in_the_selected_task_comes_first() throws {
    let problem = TaskVerdict.Problem(
      sentence: "It does not compile: no.", file: "B.swift", line: 5)
    var result = GradingResult(verdicts: [1: .refused(problem)])
    result.otherProblems = [problem]
    XCTAssertTrue(try next(result).contains("Task1Double.swift, then"))
  }
}
