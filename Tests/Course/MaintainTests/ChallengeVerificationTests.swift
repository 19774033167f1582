import Pages
import XCTest

@testable import Exercises
@testable import maintain

final class ChallengeVerificationTests: XCTestCase {
  private static let page = """
    cell("One") {
      print(1)
      //> 1
    }

    challenge("Two, now", from: "One", "Print 2.")
    //> 2
    """
  private static let files = [
    "two-now.swift": "print(2)\n", "two-now.diff": miss("added", "print(12)"),
  ]

  private static func miss(_ name: String, _ text: String) -> String {
    "=== \(name)\nBecause: It is so.\n-print(2)\n+\(text)\n\n"
  }

  private func challenges() throws -> [Challenge] {
    try XCTUnwrap(PageFile.parse(Self.page, path: "main.swift").page).challenges
  }

  private func chapter() throws -> Chapter {
    try XCTUnwrap(Chapter(name: "01-one", root: URL(fileURLWithPath: "/")))
  }

  /// Returns the challenge's problems, as if each program printed the last number in its text.
  private func problems(_ changes: [String: String] = [:]) throws -> [String] {
    let files = ChallengeFiles(texts: Self.files.merging(changes) { $1 })
    let attempts = try ChallengeAttempt.all(of: challenges(), files: files, in: chapter())
    return ChallengeVerification.outcomes(of: attempts) { attempt in
      let number = attempt.text.split { !$0.isNumber }.last.map(String.init)
      return number.map { .printed([$0]) } ?? .failed("no number")
    }
    .compactMap { $0.problem(in: $1) }
    .map { String($0.dropFirst("01-one, \"Two, now\": ".count)) }
  }

  func test_an_answer_must_meet_its_challenge_and_a_near_miss_must_not() throws {
    let cases: [(changes: [String: String], problems: [String])] = [
      ([:], []),
      (["two-now.swift": "print(3)\n"], ["the answer prints [\"3\"], not the goal"]),
      (["two-now.diff": Self.miss("same", "print( 2 )")], ["two-now/same meets the goal"]),
      (
        ["two-now.swift": "print(", "two-now.diff": "=== a\n-print(\n+()\n"],
        ["the answer does not run: no number", "two-now/a does not run: no number"]
      ),
    ]
    for (changes, wanted) in cases { XCTAssertEqual(try problems(changes), wanted, "\(changes)") }
  }

  func test_the_output_of_near_misses_is_recorded() throws {
    let misses = Self.miss("one", "1") + Self.miss("two", "3") + Self.miss("offline", "4")
    let files = ChallengeFiles(texts: Self.files.merging(["two-now.diff": misses]) { $1 })
    let attempts = try ChallengeAttempt.all(of: challenges(), files: files, in: chapter())
    let outcomes = attempts.map { attempt -> ChallengeAttempt.Outcome in
      attempt.role == .nearMiss(place: "two-now/offline")
        ? .failed("no network") : .printed([attempt.text])
    }
    let before = ["two-now/offline": ["3"], "two-now/gone": ["gone"]]
    XCTAssertEqual(
      ChallengeVerification.record(of: Array(zip(attempts, outcomes)), before: before),
      [
        "two-now/one": ["1\n"], "two-now/two": ["3\n"], "two-now/offline": ["3"],
      ])
  }

  func test_the_starting_cell_must_not_meet_the_challenge() throws {
    let start = ChallengeAttempt(
      chapter: try chapter(), challenge: try challenges()[0], role: .start, text: "")
    let place = "01-one, \"Two, now\":"
    XCTAssertNil(start.problem(in: .printed(["1"])))
    XCTAssertEqual(
      start.problem(in: .printed(["2"])), "\(place) the page's cell already meets the goal")
    XCTAssertEqual(
      start.problem(in: .printed(["1", "3"])),
      "\(place) the page's cell prints [\"1\", \"3\"], not the lines below it")
  }

  func test_missing_and_unused_files_are_reported() throws {
    let challenges = try challenges()
    XCTAssertEqual(ChallengeFiles(texts: Self.files).problems(for: challenges), [])
    XCTAssertEqual(
      ChallengeFiles(texts: ["three.swift": "", "two-now.diff": Self.miss("a", "print(1)")])
        .problems(for: challenges),
      [
        "\"Two, now\" has no answer. Write two-now.swift.",
        "three.swift doesn't belong to a challenge or a `why` on the page. Remove it.",
      ])
    XCTAssertEqual(
      ChallengeFiles(texts: ["two-now.swift": ""]).problems(for: challenges),
      ["\"Two, now\" has no near miss. Add one to two-now.diff."])
  }

  func test_near_misses_that_do_not_apply_or_lack_a_reason_are_reported() throws {
    let wrong = "=== a\n-print(2)\n+print(1)\n\n" + Self.miss("b", "3") + "=== c\n-print(4)\n"
    XCTAssertEqual(
      ChallengeFiles(texts: ["two-now.swift": "print(2)\n", "two-now.diff": wrong])
        .problems(for: try challenges()),
      [
        "two-now.diff:1: a: add a line `Because: …` with the reason",
        "two-now.diff:10: c: add a line `Because: …` with the reason",
        "two-now.diff:11: c: the right answer has no line `print(4)`",
      ])
    XCTAssertEqual(
      ChallengeFiles(texts: ["two-now.swift": "print(2)\n", "two-now.diff": "=== a\n"])
        .problems(for: try challenges()),
      [
        "two-now.diff:1: a: no line starts with `-` or `+`, so the edit changes nothing",
        "\"Two, now\" has no near miss. Add one to two-now.diff.",
      ])
  }

  // MARK: Whys

  private static let why = """
    cell("One") {
      print(1)
      //> 1
    }

    why("Which change?", from: "One", [
      .right("Two."), .wrong("Three.", because: "It is not."),
    ])
    //> 2
    """

  private func whyProblems(_ choices: String...) throws -> [String] {
    let whys = try XCTUnwrap(PageFile.parse(Self.why, path: "main.swift").page).whys
    let edits = choices.enumerated().map { "=== choice-\($0 + 1)\n-print(1)\n+print(\($1))\n" }
    let files = ChallengeFiles(texts: ["why-1.diff": edits.joined()])
    let attempts = try whys.flatMap {
      try ChallengeAttempt.all(of: $0, files: files, in: chapter())
    }
    return files.problems(for: [], whys: whys)
      + ChallengeVerification.outcomes(of: attempts) { .printed([$0.text.filter(\.isNumber)]) }
      .compactMap { $0.problem(in: $1) }
  }

  func test_only_the_right_choice_of_a_why_may_print_the_goal() throws {
    XCTAssertEqual(try whyProblems("2", "3"), [])
    XCTAssertEqual(
      try whyProblems("3", "2"),
      [
        "01-one, \"Which change?\": the answer prints [\"3\"], not the goal",
        "01-one, \"Which change?\": why-1/choice-2 meets the goal",
      ])
  }

  func test_a_choice_of_a_why_without_an_edit_is_reported() throws {
    XCTAssertEqual(
      try whyProblems("2"),
      ["why-1.diff needs an edit `=== choice-2` that makes the change in choice 2"])
    XCTAssertEqual(
      try whyProblems("2", "3", "4"), ["why-1.diff: the `why` has no choice-3. Remove it."])
  }
}
