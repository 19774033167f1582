import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel

final class AnswerSnapshotTests: XCTestCase {
  /// What is read after something was put into the folder of answers.
  private func saved(after change: (URL) throws -> Void) throws -> AnswerSnapshot {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let exercise = try fixture.exercise()
    let folder = exercise.folder.appendingPathComponent(exercise.sources)
    try change(folder)
    return AnswerSnapshot(of: exercise, in: folder)
  }

  private let own = ["Given/Given.swift", "Task1Double.swift", "Task2Triple.swift"]

  func test_what_an_editor_leaves_beside_an_open_file_is_no_answer() throws {
    let saved = try saved { folder in
      let link = folder.appendingPathComponent(".#Task1Double.swift").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "me@here.7")
      try TextFile.write("no Swift", to: folder.appendingPathComponent("._Task1Double.swift"))
      try TextFile.write("no Swift", to: folder.appendingPathComponent("Task1Double.swift~"))
    }
    XCTAssertEqual(saved.answers.keys.sorted(), own)
  }

  func test_a_folder_and_a_link_to_a_device_are_no_files() throws {
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

  func test_answers_may_be_kept_elsewhere_behind_a_link() throws {
    let saved = try saved { folder in
      let elsewhere = folder.deletingLastPathComponent().appendingPathComponent("Elsewhere")
      try FileManager.default.moveItem(at: folder, to: elsewhere)
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
    }
    XCTAssertEqual(saved.answers.keys.sorted(), own)
  }

  func test_a_name_that_the_compiler_cannot_take_and_a_file_without_measure_are_named() throws {
    let saved = try saved { folder in
      try TextFile.write("let a = 1", to: folder.appendingPathComponent("say \"a\".swift"))
      try TextFile.write(
        String(repeating: " ", count: 2 << 20), to: folder.appendingPathComponent("Big.swift"))
    }
    for name in ["say \"a\".swift", "Big.swift"] {
      guard case .problem = saved.answers[name] else { return XCTFail("no problem: \(name)") }
    }
  }
}
