import Files
@testable import Grading
import TestFolders
import XCTest

final class SubmissionTests: FixtureTestCase {
  /// Creates a submission with these files.
  private func submission(_ files: [String: String]) throws -> Submission {
    let folder = try newFolder("hand-in")
    for (path, text) in files {
      try TextFile.write(text, to: folder.appendingPathComponent(path))
    }
    return Submission(folder, of: fixture.course, exercises: [try fixture.exercise()])
  }

  private func text(of path: String, in submission: Submission) throws -> String? {
    try submission.answers(to: fixture.exercise()).files.first { $0.path == path }
      .map { try TextFile.read($0.file) }
  }

  func test_an_answer_is_found_in_any_folder_and_with_any_platform_name() throws {
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
      let submission = try submission([path: "mine"])
      XCTAssertNil(submission.problem, path)
      XCTAssertEqual(try text(of: "Task1Double.swift", in: submission), "mine", path)
    }
  }

  func test_answers_take_precedence_over_files_in_Exercises() throws {
    let submission = try submission([
      "Package.swift": "", "Chapters/04-signals/main.swift": "",
      "Answers/04-signals/Sources/Exercise04/Task1Double.swift": "mine",
      "Exercises/04-signals/Sources/Exercise04/Task1Double.swift": "stub",
      "Exercises/04-signals/Sources/Exercise04/Task2Triple.swift": "written here",
      "Solutions/04-signals/Task1Double.swift": "ours", "drafts/Task2Triple.swift": "not read",
    ])
    XCTAssertEqual(try text(of: "Task1Double.swift", in: submission), "mine")
    XCTAssertEqual(try text(of: "Task2Triple.swift", in: submission), "written here")
    XCTAssertEqual(try submission.answers(to: fixture.exercise()).conflicts, [:])
  }

  func test_folders_that_are_too_deep_are_a_problem_if_no_answer_is_found() throws {
    let deep = Array(repeating: "deep", count: 60).joined(separator: "/")
    let problem = try submission(["\(deep)/Task1Double.swift": "mine"]).problem
    XCTAssertTrue(problem?.hasPrefix("It has more than 12 levels of folders") ?? false)
    let both = try submission(["\(deep)/notes.txt": "", "Task1Double.swift": "mine"])
    XCTAssertNil(both.problem)
  }

  func test_solutions_tests_and_given_files_are_ignored() throws {
    let submission = try submission([
      "Solutions/04-signals/Task1Double.swift": "ours",
      "Answers/04-signals/Tests/Exercise04Tests/Task1DoubleTests.swift": "theirs",
      "Answers/04-signals/Sources/Exercise04/Given/Given.swift": "theirs",
      "__MACOSX/04-signals/Sources/Exercise04/Task1Double.swift": "junk",
    ])
    XCTAssertEqual(try submission.answers(to: fixture.exercise()).files.count, 0)
    XCTAssertNil(submission.problem, "The course's own files should not be reported as a problem.")
  }

  func test_two_different_files_for_a_task_are_a_conflict() throws {
    let place = "Answers/04-signals/Sources/Exercise04"
    let differing = try submission([
      "\(place)/Task1Double.swift": "one", "\(place)/Task1Double (1).swift": "two",
    ])
    XCTAssertEqual(
      try differing.answers(to: fixture.exercise()).conflicts,
      [
        1: "Several files answer this task and differ: \(place)/Task1Double (1).swift, "
          + "\(place)/Task1Double.swift. Keep one."
      ])
    let alike = try submission([
      "a/\(place)/Task1Double.swift": "one", "b/\(place)/Task1Double.swift": "one",
    ])
    XCTAssertEqual(try alike.answers(to: fixture.exercise()).conflicts, [:])
  }

  func test_helper_files_are_submitted_too() throws {
    let submission = try submission([
      "04-signals/Sources/Exercise04/Deep/Mine.swift": "let mine = 1"
    ])
    XCTAssertEqual(try text(of: "Deep/Mine.swift", in: submission), "let mine = 1")
  }

  func test_a_link_in_place_of_answers_is_reported() throws {
    let folder = try newFolder("linked").appendingPathComponent("04-signals")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Sources"), withDestinationURL: fixture.root)
    let submission = Submission(
      folder.deletingLastPathComponent(), of: fixture.course, exercises: [])
    XCTAssertEqual(
      submission.obstacle(to: try fixture.exercise()),
      "04-signals/Sources is a link, and links aren't followed. Replace it with the files.")
  }

  func test_an_empty_folder_has_no_problem() throws {
    XCTAssertNil(try submission([:]).problem)
  }

  func test_an_unreadable_folder_is_reported() throws {
    let folder = try newFolder("closed")
    let inside = folder.appendingPathComponent("Answers")
    try TextFile.write("", to: inside.appendingPathComponent("a.swift"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: inside.path)
    defer {
      // An error doesn't matter, because the system deletes the folder later.
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: inside.path)
    }
    guard !FileManager.default.isReadableFile(atPath: inside.path) else { return }
    XCTAssertEqual(
      Submission(folder, of: fixture.course, exercises: []).problem,
      "No permission to read Answers.")
  }
}
