import CourseFixtures
import XCTest

@testable import maintain

final class ExerciseProofTextTests: XCTestCase {
  func test_too_few_tests_and_a_cell_that_the_page_has_not_are_faults() throws {
    var tasks = CourseFixture.numbers
    tasks[0].stub = tasks[0].stub.replacingOccurrences(of: "Numbers", with: "Words")
    tasks[1].stub = tasks[1].stub.replacingOccurrences(of: CourseFixture.place, with: "")
    let fixture = try CourseFixture(tasks: tasks)
    let proof = ExerciseProof(exercise: try fixture.exercise())
    XCTAssertEqual(
      try proof.textFaults(of: try fixture.exercise()),
      [
        "4.1: the stub rests on the cell \"Words\", and the page has none",
        "4.1: 2 tests, at least 4 are wanted",
        "4.2: the stub names no cell of the page: `Rests on the page 04-signals, cell \"…\"`",
        "4.2: 1 test, at least 4 are wanted",
      ])
  }
}
