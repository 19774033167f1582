import CourseFixtures
import XCTest

@testable import Exercises
@testable import Grading
@testable import course

final class WatchSessionTests: XCTestCase {
  func test_keys_show_a_hint_a_solution_and_the_list_and_q_quits() throws {
    let fixture = try CourseFixture(builds: true)
    try fixture.answer(1, "public func double(_ number: Int) -> Int { number + number }\n")
    let recorder = Recorder()
    var typed: [Character]?
    let session = WatchSession(
      check: ExerciseCheck(try fixture.exercise(), in: fixture.course),
      terminal: .recording(into: recorder),
      readKey: {
        // “Watching” is printed after the verdict, so the keys arrive after the verdict.
        if typed == nil, recorder.text.contains("Watching") {
          typed = ["H", "s", "l", "x", "?", "q"]
        }
        guard typed?.isEmpty == false else { return nil }
        return typed?.removeFirst()
      })
    XCTAssertNil(try session.run())
    let parts = recorder.text.components(separatedBy: WatchKey.line)
    XCTAssertEqual(parts.count, 6, recorder.text)
    XCTAssertTrue(parts[1].contains("hint 1 of 3"), parts[1])
    XCTAssertTrue(parts[2].contains("4.1 Double"), parts[2])
    XCTAssertTrue(parts[2].contains("number * 2"), parts[2])
    XCTAssertTrue(parts[3].contains("1 of 2 tasks solved"), parts[3])
    XCTAssertTrue(parts[4].contains("Unknown key “x”. Press ? for help."), parts[4])
    XCTAssertTrue(parts[4].contains("q  quit"), parts[4])
  }

  func test_q_ends_a_running_check() throws {
    let fixture = try CourseFixture(builds: true)
    try fixture.answer(1, "public func double(_ number: Int) -> Int { while true {} }\n")
    let recorder = Recorder()
    let start = ContinuousClock.now
    let session = WatchSession(
      check: ExerciseCheck(try fixture.exercise(), in: fixture.course),
      terminal: .recording(into: recorder), readKey: { "q" })
    XCTAssertNil(try session.run())
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
    XCTAssertEqual(recorder.text, "", "The verdict of the canceled check should not be shown.")
  }

  func test_n_goes_to_the_next_unsolved_exercise() throws {
    let fixture = try CourseFixture()
    let fifth = try fixture.addChapter("05-more")
    let session = { (exercise: Exercise) in
      WatchSession(
        check: ExerciseCheck(exercise, in: fixture.course),
        terminal: .recording(into: Recorder()), readKey: nil)
    }
    XCTAssertEqual(try session(fixture.exercise()).nextExercise()?.chapter.name, "05-more")
    XCTAssertEqual(
      try session(fifth).nextExercise()?.chapter.name, "04-signals",
      "After the last exercise, the search should continue with the first one.")
  }

  func test_the_hint_and_solution_keys_give_advice_before_the_first_verdict() throws {
    let fixture = try CourseFixture()
    let recorder = Recorder()
    let session = WatchSession(
      check: ExerciseCheck(try fixture.exercise(), in: fixture.course),
      terminal: .recording(into: recorder), readKey: nil)
    session.perform(.hint)
    session.perform(.solution)
    XCTAssertEqual(
      recorder.text,
      "Wait for the first verdict.\nSolve a task to see its solution, or press h for a hint.\n"
    )
  }
}
