import CourseFixtures
import Files
import Judging
import XCTest

@testable import CourseModel
@testable import maintain

final class ProvenTests: XCTestCase {
  private let claim = Proven.Claim("4.1 stub", restingOn: ["a", "b"])

  func test_what_was_noted_is_proven_in_the_next_run_until_something_of_it_changes() throws {
    let course = try CourseFixture().course
    var proven = Proven(in: course)
    XCTAssertFalse(proven.has(claim))
    try proven.note([claim])
    let next = Proven(in: course)
    XCTAssertTrue(next.has(claim))
    for other in [["a", "c"], ["ab", ""], ["a"]] {
      XCTAssertFalse(next.has(Proven.Claim("4.1 stub", restingOn: other)), "\(other)")
    }
    XCTAssertFalse(next.has(Proven.Claim("4.2 stub", restingOn: ["a", "b"])))
  }

  func test_of_a_record_that_cannot_be_read_nothing_is_proven() throws {
    let course = try CourseFixture().course
    var proven = Proven(in: course)
    try proven.note([claim])
    try TextFile.write("{", to: course.root.appendingPathComponent(".build/course/proven.json"))
    XCTAssertFalse(Proven(in: course).has(claim))
  }

  // MARK: What a claim rests on

  /// The claims of a fixture after a change: stubs, solutions and one wrong answer of two tasks.
  private func claims(_ change: (CourseFixture) throws -> Void = { _ in }) throws -> [String:
    String]
  {
    var tasks = CourseFixture.numbers
    tasks[0].wrongAnswers = "=== a\nSlip: One.\n-/// Double it.\n"
    let fixture = try CourseFixture(tasks: tasks)
    try change(fixture)
    let exercise = try fixture.exercise()
    let solutions = try Answers(of: exercise, in: exercise.solutions)
    let claims = ExerciseClaims(of: exercise, solutions: solutions, ground: "")
    let failures = try Misconceptions(of: exercise)
    let all =
      exercise.tasks.flatMap { [claims.stub(of: $0), claims.solution(of: $0)] }
      + (try WrongAnswer.all(of: exercise.tasks[0], in: exercise)).map {
        claims.caught($0, failures: failures)
      }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.digest) })
  }

  private func changed(_ change: (CourseFixture) throws -> Void) throws -> [String] {
    let before = try claims()
    return try claims(change).filter { before[$0.key] != $0.value }.map(\.key).sorted()
  }

  private func append(_ text: String, to path: String) -> (CourseFixture) throws -> Void {
    { fixture in
      let file = fixture.root.appendingPathComponent(path)
      try TextFile.write((try TextFile.readIfPresent(file) ?? "") + text, to: file)
    }
  }

  func test_a_change_asks_for_a_proof_of_what_rests_on_it_and_of_nothing_else() throws {
    let (exercise, solutions) = ("Exercises/04-signals", "Solutions/04-signals")
    XCTAssertEqual(try changed { _ in }, [])
    for (path, text, wanted) in [
      ("\(exercise)/Sources/Exercise04/Task1Double.swift", "// New", ["4.1 stub"]),
      (
        "\(exercise)/Tests/Exercise04Tests/Task1DoubleTests.swift", "// New",
        ["4.1 a", "4.1 solution", "4.1 stub"]
      ),
      ("\(solutions)/Task1Double.swift", "// New", ["4.1 a", "4.1 solution"]),
      ("\(solutions)/Task2Triple.swift", "// New", ["4.2 solution"]),
      ("\(solutions)/WrongAnswers/Task1Double.diff", "+// New\n", ["4.1 a"]),
      (
        "\(solutions)/WrongAnswers/failures.txt", "Task1Double/a testOne:1234\n", ["4.1 a"]
      ),
      (
        "\(exercise)/Sources/Exercise04/Given/Given.swift", "// New",
        ["4.1 a", "4.1 solution", "4.1 stub", "4.2 solution", "4.2 stub"]
      ),
      ("\(exercise)/HINTS.md", "New", []),
    ] {
      XCTAssertEqual(try changed(append(text, to: path)), wanted, path)
    }
  }

  func test_a_task_that_uses_another_one_rests_on_it() throws {
    let uses = append("let six = double(3)\n", to: "Solutions/04-signals/Task2Triple.swift")
    let changes = append("// New", to: "Solutions/04-signals/Task1Double.swift")
    let before = try claims(uses)
    let after = try claims { fixture in
      try uses(fixture)
      try changes(fixture)
    }
    XCTAssertNotEqual(before["4.2 solution"], after["4.2 solution"])
  }
}
