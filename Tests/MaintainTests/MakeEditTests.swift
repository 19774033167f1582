import CourseFixtures
import Files
import XCTest

@testable import CourseModel
@testable import maintain

final class MakeEditTests: XCTestCase {
  private func fixture() throws -> CourseFixture {
    let fixture = try CourseFixture()
    let page = """
      cell("Numbers") {
        print(1)
        //> 1
      }

      challenge("Lose A", from: "Numbers", "Print 2.")
      //> 2
      why("Which?", from: "Numbers", [.right("Two."), .wrong("Three.", because: "No.")])
      //> 2

      """
    for (path, text) in [
      "Chapters/04-signals/main.swift": page,
      "Solutions/04-signals/Challenges/lose-a.swift": "print(2)\n",
    ] { try fixture.put(text, path) }
    return fixture
  }

  private func added(_ place: String, _ name: String, _ copy: String, to fixture: CourseFixture)
    throws -> String
  {
    let target = try EditTarget(place, in: fixture.course)
    let edit = try target.add(name, from: copy)
    return try TextFile.read(target.file) + "next: " + target.next(after: edit)
  }

  func test_a_changed_copy_of_a_solution_becomes_a_wrong_answer_after_the_others() throws {
    let fixture = try fixture()
    let copy = "/// Double it.\npublic func double(_ number: Int) -> Int { number + 2 }\n"
    let first = """
      === adds
      -public func double(_ number: Int) -> Int { number * 2 }
      +public func double(_ number: Int) -> Int { number + 2 }

      """
    XCTAssertEqual(
      try added("4.1", "adds", copy, to: fixture),
      first + "next: say below `=== adds` what it stands for, `Misconception: … See *Cell*, page "
        + "NN.` or `Slip: …`, then `maintain verify 4.1 --seal`")
    let head = "// Misconception: It is two.\n// Shown by: testTen\n"
    XCTAssertEqual(
      try added("4.1", "two", head + copy.replacing("number + 2", with: "2"), to: fixture),
      """
      \(first)
      === two
      Misconception: It is two.
      Shown by: testTen
      -public func double(_ number: Int) -> Int { number * 2 }
      +public func double(_ number: Int) -> Int { 2 }
      next: maintain verify 4.1 --seal
      """)
    XCTAssertEqual(
      try WrongAnswer.all(of: fixture.task(1), in: fixture.exercise()).map(\.id),
      ["4.1 adds", "4.1 two"])
  }

  func test_a_task_that_is_not_sealed_yet_gets_its_wrong_answers() throws {
    let fixture = try fixture()
    for (path, text) in [
      "Exercises/04-signals/Tests/Exercise04Tests/Task3TripleTests.swift": "",
      "Solutions/04-signals/Task3Triple.swift": "let triple = 3\n",
    ] { try fixture.put(text, path) }
    XCTAssertEqual(
      try added("4.3", "two", "// Slip: A typing error.\nlet triple = 2\n", to: fixture),
      "=== two\nSlip: A typing error.\n-let triple = 3\n+let triple = 2\n"
        + "next: maintain verify 4.3 --seal")
  }

  func test_a_near_miss_changes_the_answer_and_a_choice_the_cell() throws {
    let fixture = try fixture()
    XCTAssertEqual(
      try added("4.lose-a", "three", "// Because: It is not.\nprint(3)", to: fixture),
      "=== three\nBecause: It is not.\n-print(2)\n+print(3)\nnext: maintain verify 4 --seal")
    XCTAssertEqual(
      try added("4.why-1", "choice-2", "print(3)\n", to: fixture),
      "=== choice-2\n-print(1)\n+print(3)\nnext: maintain verify 4 --seal")
  }

  func test_a_taken_name_a_right_copy_and_a_place_that_is_not_there_are_refused() throws {
    let fixture = try fixture()
    let solution = CourseFixture.numbers[0].solution
    _ = try added("4.1", "two", solution.replacing("number * 2", with: "2"), to: fixture)
    XCTAssertEqual(
      refusal { try added("4.1", "two", solution, to: fixture) },
      "Task1Double.diff has an edit two already. Choose another name, or take that one out first.")
    XCTAssertEqual(
      refusal { try added("4.1", "same", "// Slip: None.\n" + solution, to: fixture) },
      "the copy is the solution of 4.1, so there is nothing wrong in it. Change it first.")
    XCTAssertEqual(
      refusal { try added("4.1", "Two words", "let a = 1", to: fixture) },
      "Task1Double.diff:5: `=== Two words` is no name: write small letters, digits and `-`")
    XCTAssertEqual(
      refusal { try added("4.none", "a", "", to: fixture) },
      "page 4 has no challenge none. It has: lose-a, why-1.")
    XCTAssertEqual(
      refusal { try added("4", "a", "", to: fixture) },
      "“4” is no task and no challenge. Write 9.5 for a task, 9.lose-a for the challenge “Lose A” of "
        + "page 9.")
    XCTAssertEqual(
      try WrongAnswer.all(of: fixture.task(1), in: fixture.exercise()).map(\.id), ["4.1 two"])
  }
}
