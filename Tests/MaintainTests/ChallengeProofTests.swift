import Foundation
import Page
import XCTest

@testable import CourseModel
@testable import maintain

final class ChallengeProofTests: XCTestCase {
  private static let page = """
    cell("One") {
      print(1)
      //> 1
    }

    challenge("Two, now", from: "One", "Print 2.")
    //> 2
    """
  private static let files = [
    "two-now.swift": "print(2)", "two-now.miss-1.swift": "// It is added.\nprint(12)",
  ]

  private func challenges() throws -> [Challenge] {
    guard case .read(let page) = PageFile.parse(Self.page, path: "main.swift") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return page.challenges
  }

  /// What is proven against the challenge if a text prints the number in it.
  private func faults(_ changes: [String: String] = [:]) throws -> [String] {
    let files = ChallengeFiles(texts: Self.files.merging(changes) { $1 })
    let chapter = try XCTUnwrap(Chapter(name: "01-one", root: URL(fileURLWithPath: "/")))
    let tries = try ChallengeTry.all(of: challenges(), files: files, in: chapter)
    return ChallengeProof.ended(tries) { attempt in
      let number = attempt.text.split { !$0.isNumber }.last.map(String.init)
      return number.map { .printed([$0]) } ?? .failed("no number")
    }
    .compactMap { $0.fault(in: $1) }
    .map { String($0.dropFirst("01-one: the challenge \"Two, now\": ".count)) }
  }

  func test_an_answer_has_to_meet_it_and_a_near_miss_to_miss_it_and_both_to_run() throws {
    let cases: [(changes: [String: String], faults: [String])] = [
      ([:], []), (["two-now.swift": "print(3)"], ["its answer misses it; it prints [\"3\"]"]),
      (["two-now.miss-2.swift": "// x\nprint(2)"], ["two-now.miss-2.swift meets it"]),
      (
        ["two-now.swift": "print(", "two-now.miss-1.swift": "// x"],
        ["its answer does not run: no number", "two-now.miss-1.swift does not run: no number"]
      ),
    ]
    for (changes, wanted) in cases { XCTAssertEqual(try faults(changes), wanted, "\(changes)") }
  }

  func test_it_is_recorded_what_near_misses_print_and_what_cannot_run_here_stays() throws {
    let misses = ["two-now.miss-2.swift": "// x\nprint(3)", "two-now.miss-3.swift": "// x"]
    let files = ChallengeFiles(texts: Self.files.merging(misses) { $1 })
    let chapter = try XCTUnwrap(Chapter(name: "01-one", root: URL(fileURLWithPath: "/")))
    let tries = try ChallengeTry.all(of: challenges(), files: files, in: chapter)
    let ends = tries.map { attempt -> ChallengeTry.End in
      attempt.role == .nearMiss(file: "two-now.miss-3.swift")
        ? .failed("no network") : .printed([attempt.text])
    }
    let before = ["two-now.miss-3.swift": ["3"], "two-now.miss-4.swift": ["gone"]]
    XCTAssertEqual(
      ChallengeProof.record(of: Array(zip(tries, ends)), before: before),
      [
        "two-now.miss-1.swift": ["// It is added.\nprint(12)"],
        "two-now.miss-2.swift": ["// x\nprint(3)"], "two-now.miss-3.swift": ["3"],
      ])
  }

  func test_a_start_prints_what_its_page_says_and_does_not_meet_it() throws {
    let chapter = try XCTUnwrap(Chapter(name: "01-one", root: URL(fileURLWithPath: "/")))
    let start = ChallengeTry(
      chapter: chapter, challenge: try challenges()[0], role: .start, text: "")
    let place = "01-one: the challenge \"Two, now\":"
    XCTAssertNil(start.fault(in: .printed(["1"])))
    XCTAssertEqual(
      start.fault(in: .printed(["2"])), "\(place) the page's own cell prints what is wanted")
    XCTAssertEqual(
      start.fault(in: .printed(["1", "3"])),
      "\(place) its cell prints [\"1\", \"3\"], and the page says something else")
  }

  func test_files_that_are_missing_and_files_of_no_challenge_are_named() throws {
    let challenges = try challenges()
    XCTAssertEqual(ChallengeFiles(texts: Self.files).faults(for: challenges), [])
    XCTAssertEqual(
      ChallengeFiles(texts: ["three.swift": "", "two-now.miss-1.swift": "print(1)"])
        .faults(for: challenges),
      [
        "\"Two, now\" has no answer: two-now.swift",
        "two-now.miss-1.swift does not begin with a comment that names the misconception",
        "three.swift belongs to no challenge and no why of the page",
      ])
    XCTAssertEqual(
      ChallengeFiles(texts: ["two-now.swift": ""]).faults(for: challenges),
      ["\"Two, now\" has no near miss: two-now.miss-1.swift"])
  }

  func test_a_page_with_too_few_challenges_is_found() throws {
    XCTAssertEqual(
      try ChallengeProof.faults(of: challenges(), files: ChallengeFiles(texts: Self.files)),
      ["1 challenges, at least 3 are wanted"])
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

  private func whyFaults(_ texts: [String: String]) throws -> [String] {
    guard case .read(let page) = PageFile.parse(Self.why, path: "main.swift") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let files = ChallengeFiles(texts: texts)
    let chapter = try XCTUnwrap(Chapter(name: "01-one", root: URL(fileURLWithPath: "/")))
    let tries = page.whys.flatMap { ChallengeTry.all(of: $0, files: files, in: chapter) }
    return files.faults(for: [], whys: page.whys)
      + ChallengeProof.ended(tries) { .printed([$0.text.filter(\.isNumber)]) }
      .compactMap { $0.fault(in: $1) }
  }

  func test_each_choice_of_a_why_is_run_and_the_right_one_alone_prints_what_is_wanted() throws {
    XCTAssertEqual(
      try whyFaults(["why-1.choice-1.swift": "print(2)", "why-1.choice-2.swift": "print(3)"]), [])
    XCTAssertEqual(
      try whyFaults(["why-1.choice-1.swift": "print(3)", "why-1.choice-2.swift": "print(2)"]),
      [
        "01-one: the challenge \"Which change?\": its answer misses it; it prints [\"3\"]",
        "01-one: the challenge \"Which change?\": why-1.choice-2.swift meets it",
      ])
  }

  func test_a_choice_of_a_why_without_its_change_is_missed() throws {
    XCTAssertEqual(
      try whyFaults(["why-1.choice-1.swift": "print(2)"]),
      ["why-1.choice-2.swift is missing: what choice 2 changes"])
  }
}
