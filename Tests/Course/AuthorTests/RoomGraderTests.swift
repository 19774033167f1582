import CourseFixtures
import Files
import Processes
import TestFolders
import XCTest

@testable import Grading
@testable import course

final class RoomGraderTests: XCTestCase {
  private var fixture: CourseFixture!
  private var room: URL!

  override func setUpWithError() throws {
    fixture = try CourseFixture(builds: true)
    room = try newFolder("room")
  }

  override func tearDown() { fixture = nil }

  private func submission(
    _ files: [String: String], as learner: String, at place: String = "Exercises/04-signals"
  ) throws {
    for (path, text) in files {
      try TextFile.write(text, to: room.appendingPathComponent("\(learner)/\(place)/\(path)"))
    }
  }

  private func report() throws -> RoomReport {
    try RoomGrader(
      room: room, exercises: fixture.course.exercises(), course: fixture.course,
      isolation: .available
    ).report()
  }

  private func states(_ report: RoomReport, _ learner: String) -> [Mark.AnswerState] {
    let row = report.learners.first { $0.learner == learner }
    return report.tasks.compactMap { row?.marks[$0]?.state }
  }

  private let double = "Sources/Exercise04/Task1Double.swift"
  private let triple = "Sources/Exercise04/Task2Triple.swift"
  private let stub = CourseFixture.numbers[0].stub
  private let tripleStub = CourseFixture.numbers[1].stub
  private let good = "public func double(_ number: Int) -> Int { number + number }\n"
  private let wrong = "public func double(_ number: Int) -> Int { number + 2 }\n"

  func test_all_learners_are_marked_and_only_changes_are_marked_again() throws {
    try submission([double: good, triple: tripleStub], as: "ada")
    try submission([double: stub, triple: tripleStub], as: "bob")
    // Cem submits only the exercise's folder.
    try submission([double: good, triple: "public func triple(\n"], as: "cem", at: "04-signals")
    try submission(
      [double: "// All mine.\n" + CourseFixture.numbers[0].solution, triple: tripleStub], as: "dee")
    let test = "Tests/Exercise04Tests/Task1DoubleTests.swift"
    try submission([double: wrong, triple: tripleStub, test: "// nothing is asked\n"], as: "eve")
    let needs = "public func triple(_ number: Int) -> Int { number * three }\n"
    try submission(
      [double: good, triple: needs, "Sources/Exercise04/Help.swift": "let three = \n"], as: "fay")

    let first = try report()
    for (name, wanted) in [
      ("ada", [.solved, .untouched]), ("bob", [.untouched, .untouched]),
      ("cem", [.solved, .open]), ("dee", [.ours, .untouched]), ("eve", [.open, .untouched]),
      ("fay", [.solved, .open]),
    ] as [(String, [Mark.AnswerState])] { XCTAssertEqual(states(first, name), wanted, name) }
    for (learner, task, words) in [
      (2, "4.2", "It does not compile: "), (4, "4.1", "Twice one is two."),
      (5, "4.2", "Help.swift does not compile: "),
    ] {
      let sentence = first.learners[learner].marks[task]?.sentence ?? ""
      XCTAssertTrue(sentence.hasPrefix(words), sentence)
    }
    XCTAssertGreaterThan(try XCTUnwrap(first.learners[0].seconds), 0)
    XCTAssertNil(first.learners[1].seconds)

    let marks = fixture.course.state.appendingPathComponent("marks")
    let records = try FileManager.default.contentsOfDirectory(atPath: marks.path)
      .map(marks.appendingPathComponent)
    let written = records.map(FileStamp.init)
    XCTAssertEqual(try report().learners, first.learners)
    XCTAssertEqual(records.map(FileStamp.init), written, "The records should not be written again.")

    let file = try XCTUnwrap(records.first)
    try TextFile.write("damaged", to: file)
    try submission([double: wrong], as: "ada")
    let again = try report()
    XCTAssertEqual(states(again, "ada"), [.open, .untouched])
    for (one, other) in zip(again.learners, first.learners).dropFirst() {
      XCTAssertEqual(one.marks, other.marks, one.learner)
    }
    XCTAssertNotEqual(try TextFile.read(file), "damaged", "The damaged file should be replaced.")
  }

  func test_one_learners_problem_does_not_affect_others() throws {
    let neighbors = room.appendingPathComponent("ada/Exercises/04-signals/\(double)")
    var hostile: [String: [String: String]] = [
      "nowhere": [double: "#sourceLocation(file: \"Nowhere\", line: 1)\nlet a: Int = \"\"\n"],
      "link": [triple: tripleStub],
    ]
    if Isolation.available != nil {
      hostile["killer"] = [
        double: "public func double(_ number: Int) -> Int { kill(getppid(), SIGKILL) }\n"
      ]
      let overwriting =
        "(try? \"mine\".write(toFile: \"\(neighbors.path)\", atomically: false, encoding: .utf8))"
      hostile["thief"] = [
        double:
          "import Foundation\npublic func double(_ n: Int) -> Int { \(overwriting) == nil ? 0 : n * 2 }\n"
      ]
    }
    try submission([double: good, triple: tripleStub], as: "ada")
    for (name, files) in hostile {
      try submission([double: stub, triple: tripleStub], as: name)
      try submission(files, as: name)
    }
    let link = room.appendingPathComponent("link/Exercises/04-signals/\(double)")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: neighbors)
    try FileManager.default.createDirectory(
      at: room.appendingPathComponent("zoe"), withIntermediateDirectories: true)

    let report = try report()
    XCTAssertEqual(states(report, "ada"), [.solved, .untouched])
    XCTAssertEqual(states(report, "zoe"), [.untouched, .untouched], "zoe should have no results.")
    for name in hostile.keys {
      let mark = report.learners.first { $0.learner == name }?.marks["4.1"]
      XCTAssertEqual(mark?.state, .open, name)
      XCTAssertNotEqual(mark?.sentence ?? "", "", name)
    }
    XCTAssertEqual(try TextFile.read(neighbors), good)
  }
}
