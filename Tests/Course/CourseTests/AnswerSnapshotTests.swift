import CourseFixtures
import Files
import XCTest

@testable import Grading

final class AnswerSnapshotTests: XCTestCase {
  /// Returns a snapshot of the answers, taken after `change`.
  private func saved(after change: (URL) throws -> Void) throws -> AnswerSnapshot {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    let folder = exercise.answers
    try change(folder)
    return try AnswerSnapshot(of: exercise, in: folder)
  }

  private let own = ["Task1Double.swift", "Task2Triple.swift"]

  func test_temporary_files_of_editors_are_ignored() throws {
    let saved = try saved { folder in
      let link = folder.appendingPathComponent(".#Task1Double.swift").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "me@here.7")
      try TextFile.write("no Swift", to: folder.appendingPathComponent("._Task1Double.swift"))
      try TextFile.write("no Swift", to: folder.appendingPathComponent("Task1Double.swift~"))
    }
    XCTAssertEqual(saved.answers.keys.sorted(), own)
  }

  func test_folders_and_links_to_devices_are_ignored() throws {
    let saved = try saved { folder in
      try TextFile.write("let deep = 1", to: folder.appendingPathComponent("Odd.swift/Deep.swift"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("Zero.swift").path, withDestinationPath: "/dev/zero")
    }
    XCTAssertEqual(saved.answers.keys.sorted(), (own + ["Odd.swift/Deep.swift"]).sorted())
  }

  func test_a_link_to_a_file_is_read() throws {
    let saved = try saved { folder in
      let target = folder.appendingPathComponent("mine.txt")
      try TextFile.write("let mine = 1", to: target)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Mine.swift"), withDestinationURL: target)
    }
    XCTAssertEqual(saved.answers["Mine.swift"], .text("let mine = 1"))
  }

  func test_answers_may_be_in_a_linked_folder() throws {
    let saved = try saved { folder in
      let elsewhere = folder.deletingLastPathComponent().appendingPathComponent("Elsewhere")
      try FileManager.default.moveItem(at: folder, to: elsewhere)
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
    }
    XCTAssertEqual(saved.answers.keys.sorted(), own)
  }

  private func problems(_ snapshot: AnswerSnapshot) -> [String] {
    snapshot.answers.filter { if case .problem = $0.value { true } else { false } }.keys.sorted()
  }

  func test_names_that_differ_only_in_their_bytes_are_reported() throws {
    let saved = try saved { folder in
      for name in ["caf\u{E9}.swift", "cafe\u{301}.swift"] {
        _ = FileManager.default.createFile(
          atPath: folder.path + "/" + name, contents: Data("let a = 1".utf8))
      }
    }
    #if os(Linux)
      XCTAssertEqual(problems(saved), ["caf\u{E9}.swift"])
    #else
      XCTAssertEqual(problems(saved), [], "macOS should treat both names as one file.")
    #endif
  }

  func test_files_with_the_name_of_another_file_are_reported() throws {
    let saved = try saved { folder in
      for path in ["Old/Task1Double.swift", "Given.swift", "A/Mine.swift", "B/Mine.swift"] {
        try TextFile.write("let a = 1", to: folder.appendingPathComponent(path))
      }
    }
    XCTAssertEqual(
      problems(saved), ["A/Mine.swift", "B/Mine.swift", "Given.swift", "Old/Task1Double.swift"])
  }

  func test_a_name_too_long_for_the_compiler_is_reported() throws {
    let name = String(repeating: "a", count: 239) + ".swift"
    let saved = try saved { folder in
      try Data("let a = 1".utf8).write(to: folder.appendingPathComponent(name))
    }
    XCTAssertEqual(problems(saved), [name])
  }

  func test_a_link_into_another_learners_folder_is_not_followed() throws {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    let room = fixture.root.appendingPathComponent("room")
    let (mine, theirs) = (room.appendingPathComponent("eve"), room.appendingPathComponent("ada"))
    try TextFile.write("let a = 1", to: theirs.appendingPathComponent("Task1Double.swift"))
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: mine.appendingPathComponent("Task1Double.swift").path,
      withDestinationPath: "../ada/Task1Double.swift")
    try TextFile.write("let b = 1", to: mine.appendingPathComponent("Task2Triple.swift"))
    XCTAssertEqual(
      problems(try AnswerSnapshot(of: exercise, in: mine, within: mine)), ["Task1Double.swift"])
    let folder = room.appendingPathComponent("mallory")
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: theirs)
    XCTAssertEqual(
      problems(
        try AnswerSnapshot(of: exercise, in: mine.appendingPathComponent("../ada"), within: mine)),
      ["Task1Double.swift"], "A linked folder should be reported, too.")
  }

  func test_declarations_that_replace_the_tests_are_refused_with_their_line() {
    for answer in [
      "public func XCTAssertEqual(_ a: Int, _ b: Int) {}", "let XCTAssertTrue = 1",
      "class XCTestCase {}", "typealias XCTestCase = Int", "@main struct A {}",
    ] {
      guard case .problem(_, line: 2) = AnswerSnapshot.Content.unlessRefused("// One.\n\(answer)")
      else { return XCTFail("This answer should be refused: \(answer)") }
    }
  }

  func test_mentions_of_reserved_names_are_not_refused() {
    for answer in [
      "// The tests call XCTAssertEqual, but not @main.", "let a = \"func XCTFail() {}\"",
      "struct Sale: Comparable { static func < (a: Sale, b: Sale) -> Bool { true } }",
    ] { XCTAssertEqual(AnswerSnapshot.Content.unlessRefused(answer), .text(answer)) }
  }
}
