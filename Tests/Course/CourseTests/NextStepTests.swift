import CourseFixtures
import XCTest

@testable import Exercises
@testable import Grading

final class NextStepTests: FixtureTestCase {
  func test_a_solved_task_is_followed_by_the_next_one_and_ours_is_offered() throws {
    try solve(1)
    XCTAssertEqual(
      try next(GradingResult(verdicts: [1: passed])),
      "edit Answers/04-signals/Sources/Exercise04/Task2Triple.swift, then "
        + "`swift run course check 4.2`. Compare it with the solution: `swift run course solution 4.1`"
    )
  }

  func test_a_task_that_fails_is_edited_again_or_helped_by_a_hint() throws {
    XCTAssertEqual(
      try next(GradingResult()),
      "edit Answers/04-signals/Sources/Exercise04/Task1Double.swift, then "
        + "`swift run course check 4.1`. Stuck? `swift run course hint 4.1`")
  }

  func test_a_file_that_is_gone_is_brought_back() throws {
    try FileManager.default.removeItem(at: fixture.exercise().file(of: fixture.task(1)))
    let gone =
      "Answers/04-signals/Sources/Exercise04/Task1Double.swift is missing; "
      + "`swift run course reset 4.1` restores the stub, then `swift run course check 4.1`"
    XCTAssertEqual(try next(GradingResult()), "\(gone). Stuck? `swift run course hint 4.1`")
    XCTAssertEqual(NextStep.onTheBoard(of: fixture.course), gone)
  }

  func test_what_is_no_file_is_taken_away_before_the_stub_is_brought_back() throws {
    let file = try fixture.exercise().file(of: fixture.task(1))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    XCTAssertEqual(
      NextStep.onTheBoard(of: fixture.course),
      "remove Answers/04-signals/Sources/Exercise04/Task1Double.swift: it is not a file; "
        + "`swift run course reset 4.1` restores the stub, then `swift run course check 4.1`")
  }

  func test_what_is_begun_comes_first_and_while_it_is_watched_saving_is_enough() throws {
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

  func test_a_file_that_does_not_compile_is_mended_first_though_it_was_not_asked_for() throws {
    let problem = TaskVerdict.Problem(
      sentence: "It does not compile: no.", file: "B.swift", line: 5)
    let wanted = "fix B.swift:5, then `swift run course check 4.1`"
    var result = GradingResult(verdicts: [1: passed])
    result.otherProblems = [problem]
    XCTAssertEqual(try next(result), wanted)
    XCTAssertEqual(try next(GradingResult(verdicts: [1: .notBuilt(problem)])), wanted)
  }

  func test_of_two_problems_the_one_in_the_task_that_was_asked_for_comes_first() throws {
    let problem = TaskVerdict.Problem(
      sentence: "It does not compile: no.", file: "B.swift", line: 5)
    var result = GradingResult(verdicts: [1: .refused(problem)])
    result.otherProblems = [problem]
    XCTAssertTrue(try next(result).contains("Task1Double.swift, then"))
  }
}
