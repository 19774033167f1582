import CourseFixtures
import XCTest

@testable import Exercises
@testable import Grading

final class NextStepTests: FixtureTestCase {
  func test_a_solved_task_is_followed_by_the_next_one_and_ours_is_offered() throws {
    try solve(1)
    XCTAssertEqual(
      try next(Judgement(verdicts: [1: passed])),
      "edit Answers/04-signals/Sources/Exercise04/Task2Triple.swift, then "
        + "`swift run course check 4.2`. Ours beside yours: `swift run course solution 4.1`")
  }

  func test_a_task_that_fails_is_edited_again_or_helped_by_a_hint() throws {
    XCTAssertEqual(
      try next(Judgement()),
      "edit Answers/04-signals/Sources/Exercise04/Task1Double.swift, then "
        + "`swift run course check 4.1`. Stuck? `swift run course hint 4.1`")
  }

  func test_a_file_that_is_gone_is_brought_back() throws {
    try FileManager.default.removeItem(at: fixture.exercise().file(of: fixture.task(1)))
    let gone =
      "`swift run course reset 4.1` brings back the stub, as "
      + "Answers/04-signals/Sources/Exercise04/Task1Double.swift is missing, then "
      + "`swift run course check 4.1`"
    XCTAssertEqual(try next(Judgement()), "\(gone). Stuck? `swift run course hint 4.1`")
    XCTAssertEqual(NextStep.onTheBoard(of: fixture.course), gone)
  }

  func test_what_is_no_file_is_taken_away_before_the_stub_is_brought_back() throws {
    let file = try fixture.exercise().file(of: fixture.task(1))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    XCTAssertEqual(
      NextStep.onTheBoard(of: fixture.course),
      "take away Answers/04-signals/Sources/Exercise04/Task1Double.swift, which is no file; "
        + "`swift run course reset 4.1` brings back the stub, then `swift run course check 4.1`")
  }

  func test_what_is_begun_comes_first_and_while_it_is_watched_saving_is_enough() throws {
    let next = NextStep.afterCheck(
      of: try fixture.exercise(), tasks: try fixture.exercise().tasks,
      judgement: Judgement(verdicts: [2: .judged([])]), in: fixture.course, isWatched: true)
    XCTAssertEqual(
      next,
      "edit Answers/04-signals/Sources/Exercise04/Task2Triple.swift; saving is enough. "
        + "Stuck? `swift run course hint 4.2`")
  }

  private func next(_ judgement: Judgement) throws -> String {
    NextStep.afterCheck(
      of: try fixture.exercise(), tasks: [try fixture.task(1)], judgement: judgement,
      in: fixture.course)
  }

  func test_a_file_that_does_not_compile_is_mended_first_though_it_was_not_asked_for() throws {
    let fault = TaskVerdict.Problem(sentence: "It does not compile: no.", file: "B.swift", line: 5)
    let wanted = "mend B.swift:5, then `swift run course check 4.1`"
    var judgement = Judgement(verdicts: [1: passed])
    judgement.otherFaults = [fault]
    XCTAssertEqual(try next(judgement), wanted)
    XCTAssertEqual(try next(Judgement(verdicts: [1: .notBuilt(fault)])), wanted)
  }

  func test_of_two_faults_the_one_in_the_task_that_was_asked_for_comes_first() throws {
    let fault = TaskVerdict.Problem(sentence: "It does not compile: no.", file: "B.swift", line: 5)
    var judgement = Judgement(verdicts: [1: .refused(fault)])
    judgement.otherFaults = [fault]
    XCTAssertTrue(try next(judgement).contains("Task1Double.swift, then"))
  }
}
