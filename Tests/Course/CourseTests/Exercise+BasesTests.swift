import CourseFixtures
import XCTest

@testable import Exercises
@testable import Grading

final class ExerciseBasesTests: XCTestCase {
  private let double = "func double(_ n: Int) -> Int { n * 2 }\n"

  private func exercise(_ first: String, _ second: String) throws -> (Exercise, Answers) {
    var tasks = CourseFixture.numbers
    tasks[0].solution = first
    tasks[1].solution = second
    let fixture = try CourseFixture(tasks: tasks)
    let exercise = try fixture.exercise()
    return (exercise, try Answers(of: exercise, in: exercise.solutions))
  }

  func test_a_task_stands_on_the_one_whose_functions_it_calls_or_whose_types_it_names() throws {
    for second in [
      "func triple(_ number: Int) -> Int { double(number) + number }\n",
      "extension Line { func triple(_ number: Int) -> Int { number * 3 } }\n",
    ] {
      let (exercise, solutions) = try exercise(double + "struct Line {}\n", second)
      XCTAssertEqual(exercise.bases(of: solutions), [1: [], 2: [1]], second)
    }
  }

  func test_two_tasks_that_name_each_other_do_not_stand_on_themselves() throws {
    let (exercise, solutions) = try exercise(
      "func double(_ n: Int) -> Int { n == 0 ? 0 : triple(n) - n }\n",
      "func triple(_ n: Int) -> Int { n == 0 ? 0 : double(n) + n }\n")
    XCTAssertEqual(exercise.bases(of: solutions), [1: [2], 2: [1]])
  }

  func test_a_member_of_the_same_name_is_nothing_to_stand_on_and_may_be_reached() throws {
    let (exercise, solutions) = try exercise(
      double + "struct Line { func send(_ n: Int) {} }\n",
      "func triple(_ n: Int) -> Int { channel.send(n); let double = n.double; return n * 3 }\n")
    XCTAssertEqual(exercise.bases(of: solutions), [1: [], 2: []])
    XCTAssertEqual(exercise.reach(of: solutions), [1: [], 2: [1]])
  }
}
