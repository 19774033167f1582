import CourseFixtures
import XCTest

@testable import Exercises
@testable import Grading

final class ExercisePrerequisitesTests: XCTestCase {
  private let double = "func double(_ n: Int) -> Int { n * 2 }\n"

  private func exercise(_ first: String, _ second: String) throws -> (Exercise, Answers) {
    var tasks = CourseFixture.numbers
    tasks[0].solution = first
    tasks[1].solution = second
    let fixture = try CourseFixture(tasks: tasks)
    let exercise = try fixture.exercise()
    return (exercise, try Answers(of: exercise, in: exercise.solutions))
  }

  func test_a_task_needs_the_tasks_whose_functions_or_types_it_uses() throws {
    for second in [
      "func triple(_ number: Int) -> Int { double(number) + number }\n",
      "extension Line { func triple(_ number: Int) -> Int { number * 3 } }\n",
    ] {
      let (exercise, solutions) = try exercise(double + "struct Line {}\n", second)
      XCTAssertEqual(exercise.prerequisites(in: solutions), [1: [], 2: [1]], second)
    }
  }

  func test_mutual_prerequisites_do_not_include_the_task_itself() throws {
    let (exercise, solutions) = try exercise(
      "func double(_ n: Int) -> Int { n == 0 ? 0 : triple(n) - n }\n",
      "func triple(_ n: Int) -> Int { n == 0 ? 0 : double(n) + n }\n")
    XCTAssertEqual(exercise.prerequisites(in: solutions), [1: [2], 2: [1]])
  }

  func test_a_member_of_the_same_name_is_not_a_prerequisite() throws {
    let (exercise, solutions) = try exercise(
      double + "struct Line { func send(_ n: Int) {} }\n",
      "func triple(_ n: Int) -> Int { channel.send(n); let double = n.double; return n * 3 }\n")
    XCTAssertEqual(exercise.prerequisites(in: solutions), [1: [], 2: []])
    XCTAssertEqual(exercise.mentionedTasks(in: solutions), [1: [], 2: [1]])
  }
}
