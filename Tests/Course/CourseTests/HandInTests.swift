import Files
@testable import Grading
import TestFolders
import XCTest

final class HandInTests: FixtureTestCase {
  /// Creates a submission with these files.
  private func handIn(_ files: [String: String]) throws -> HandIn {
    let folder = try newFolder("hand-in")
    for (path, text) in files {
      try TextFile.write(text, to: folder.appendingPathComponent(path))
    }
    return HandIn(folder, of: fixture.course, exercises: [try fixture.exercise()])
  }

  private func text(of path: String, in handIn: HandIn) throws -> String? {
    try handIn.answers(to: fixture.exercise()).files.first { $0.path == path }
      .map { try TextFile.read($0.file) }
  }

  func test_an_answer_is_found_wherever_it_lies_and_however_it_is_called() throws {
    for path in [
      "Answers/04-signals/Sources/Exercise04/Task1Double.swift",
      "Exercises/04-signals/Sources/Exercise04/Task1Double.swift",
      "04-signals/Sources/Exercise04/Task1Double.swift", "04-signals/Task1Double.swift",
      "Sources/Exercise04/Task1Double.swift", "Exercise04/Task1Double.swift",
      "Task1Double.swift", "deep/er/Answers/04-signals/Sources/Exercise04/Task1Double.swift",
      "sources/exercise04/task1double.swift", "bob_123_Task1Double-1.swift",
      "Answers/04-signals/Sources/Exercise04/Task1Double (1).swift",
      "Answers\\04-signals\\Sources\\Exercise04\\Task1Double.swift",
    ] {
      let handIn = try handIn([path: "mine"])
      XCTAssertNil(handIn.problem, path)
      XCTAssertEqual(try text(of: "Task1Double.swift", in: handIn), "mine", path)
    }
  }

  func test_answers_come_before_the_course_s_own_folder() throws {
    let handIn = try handIn([
      "Package.swift": "", "Chapters/04-signals/main.swift": "",
      "Answers/04-signals/Sources/Exercise04/Task1Double.swift": "mine",
      "Exercises/04-signals/Sources/Exercise04/Task1Double.swift": "stub",
      "Exercises/04-signals/Sources/Exercise04/Task2Triple.swift": "written here",
      "Solutions/04-signals/Task1Double.swift": "ours",
    ])
    XCTAssertEqual(try text(of: "Task1Double.swift", in: handIn), "mine")
    XCTAssertEqual(try text(of: "Task2Triple.swift", in: handIn), "written here")
    XCTAssertEqual(try handIn.answers(to: fixture.exercise()).conflicts, [:])
  }

  func test_folders_that_are_too_deep_to_look_into_are_a_problem() throws {
    let deep = Array(repeating: "deep", count: 60).joined(separator: "/")
    let problem = try handIn(["\(deep)/Task1Double.swift": "mine"]).problem
    XCTAssertTrue(problem?.hasPrefix("It has more than 12 levels of folders") ?? false)
    let both = try handIn(["\(deep)/notes.txt": "", "Task1Double.swift": "mine"])
    XCTAssertNil(both.problem)
  }

  func test_solutions_tests_and_given_files_are_no_answers() throws {
    let handIn = try handIn([
      "Solutions/04-signals/Task1Double.swift": "ours",
      "Answers/04-signals/Tests/Exercise04Tests/Task1DoubleTests.swift": "theirs",
      "Answers/04-signals/Sources/Exercise04/Given/Given.swift": "theirs",
      "__MACOSX/04-signals/Sources/Exercise04/Task1Double.swift": "junk",
    ])
    XCTAssertEqual(try handIn.answers(to: fixture.exercise()).files.count, 0)
    XCTAssertNil(handIn.problem, "all of it is the course's")
  }

  func test_of_two_that_differ_both_are_named_and_two_that_are_alike_are_one() throws {
    let place = "Answers/04-signals/Sources/Exercise04"
    let differing = try handIn([
      "\(place)/Task1Double.swift": "one", "\(place)/Task1Double (1).swift": "two",
    ])
    XCTAssertEqual(
      try differing.answers(to: fixture.exercise()).conflicts,
      [
        1: "Several files answer this task and differ: \(place)/Task1Double (1).swift, "
          + "\(place)/Task1Double.swift. Keep one."
      ])
    let alike = try handIn([
      "a/\(place)/Task1Double.swift": "one", "b/\(place)/Task1Double.swift": "one",
    ])
    XCTAssertEqual(try alike.answers(to: fixture.exercise()).conflicts, [:])
  }

  func test_a_helper_of_the_learner_s_comes_along() throws {
    let handIn = try handIn(["04-signals/Sources/Exercise04/Deep/Mine.swift": "let mine = 1"])
    XCTAssertEqual(try text(of: "Deep/Mine.swift", in: handIn), "let mine = 1")
  }

  func test_a_link_in_the_place_of_answers_is_named() throws {
    let folder = try newFolder("linked").appendingPathComponent("04-signals")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Sources"), withDestinationURL: fixture.root)
    let handIn = HandIn(folder.deletingLastPathComponent(), of: fixture.course, exercises: [])
    XCTAssertEqual(
      handIn.obstacle(to: try fixture.exercise()),
      "04-signals/Sources is a link, and links aren't followed. Replace it by the files.")
  }

  func test_an_empty_folder_has_nothing_and_no_problem() throws {
    XCTAssertNil(try handIn([:]).problem)
  }

  func test_a_folder_that_may_not_be_read_is_named() throws {
    let folder = try newFolder("closed")
    let inside = folder.appendingPathComponent("Answers")
    try TextFile.write("", to: inside.appendingPathComponent("a.swift"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: inside.path)
    defer {
      // try?: the system cleans up.
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: inside.path)
    }
    guard !FileManager.default.isReadableFile(atPath: inside.path) else { return }
    XCTAssertEqual(
      HandIn(folder, of: fixture.course, exercises: []).problem, "No permission to read Answers.")
  }
}
