import CourseFixtures
import Foundation
import Sandbox
import XCTest

@testable import CourseModel
@testable import Judging
@testable import Room

/// A course and a learner's clone of it: seven exercises of two tasks each.
final class CourseUpdateTests: XCTestCase {
  /// Both, side by side, made once; each test has a copy.
  private static let original = Result { try TwoClones(lastChapter: 10) }
  private var clones: TwoClones!
  private var author: Course { clones.author }
  private var learner: Course { clones.learner }
  private var clone: URL { learner.root }

  override func setUpWithError() throws { clones = try Self.original.get().copy() }

  func test_nothing_newer_changes_nothing() throws {
    let update = try CourseUpdate(of: learner)
    XCTAssertFalse(update.isNeeded)
    XCTAssertEqual(update.changes, [])
  }

  func test_every_answer_stays_and_what_changed_under_it_is_said() throws {
    // Five solved, one half solved, one untouched.
    for chapter in 4...8 { try answer(chapter, 1); try answer(chapter, 2) }
    try answer(9, 1)
    let mine = try sources()
    try change(4, "Tests/Exercise04Tests/Task1DoubleTests.swift") { $0 + "// sharper\n" }
    try change(5, "Sources/Exercise05/Task2Triple.swift") { $0 + "// clearer\n" }
    try change(9, "Tests/Exercise09Tests/Task2TripleTests.swift") { $0 + "// sharper\n" }
    try change(10, "Tests/Exercise10Tests/Task3MoreTests.swift") { _ in "// new\n" }
    try change(10, "Sources/Exercise10/Task3More.swift") { _ in "// new\n" }
    let hints = author.root.appendingPathComponent("Exercises/04-signals/HINTS.md")
    try TextFile.write(
      TextFile.read(hints).replacingOccurrences(of: "Hint 2 of Double", with: "Better"), to: hints)
    try clones.publish("v2")

    let update = try CourseUpdate(of: learner)
    XCTAssertEqual(update.version, "v2")
    XCTAssertEqual(update.answers.count, 11)
    XCTAssertEqual(
      update.changes.map { "\($0.task) \($0.kind.rawValue) \($0.isAnswered)" },
      [
        "4.1 tests changed true", "4.1 hints changed true", "5.2 stub changed true",
        "9.2 tests changed false", "10.3 new task false",
      ])
    let backup = try XCTUnwrap(update.apply(stamp: "now"))

    let after = try sources()
    for (path, text) in mine { XCTAssertEqual(after[path], text, path) }
    XCTAssertEqual(after["Exercises/10-more/Sources/Exercise10/Task3More.swift"], "// new\n")
    for path in update.answers {
      XCTAssertEqual(
        try TextFile.read(clone.appendingPathComponent("\(backup)/\(path)")), mine[path])
    }
    XCTAssertEqual(try clones.git("rev-parse", "HEAD"), try clones.git("rev-parse", "v2"))
    XCTAssertFalse(try CourseUpdate(of: learner).isNeeded)
  }

  func test_answers_that_are_committed_stay_too() throws {
    try answer(4, 1)
    try answer(4, 2)
    try clones.git("commit", "--quiet", "--all", "-m", "my answers")
    try answer(4, 2, "// better, and not committed\n")
    let mine = try sources()
    try change(4, "Sources/Exercise04/Task1Double.swift") { "// another stub\n" + $0 }
    try change(4, "Sources/Exercise04/Task2Triple.swift") { "// another stub\n" + $0 }
    try clones.publish("v2")
    _ = try CourseUpdate(of: learner).apply(stamp: "now")
    XCTAssertEqual(try sources(), mine)
    XCTAssertEqual(
      try clones.git("show", "HEAD:Exercises/04-signals/Sources/Exercise04/Task2Triple.swift"),
      "// mine, 4.2")
    XCTAssertFalse(try CourseUpdate(of: learner).isNeeded)
  }

  func test_an_answer_to_a_task_that_is_gone_stays() throws {
    try answer(4, 2)
    let path = "Exercises/04-signals/Sources/Exercise04/Task2Triple.swift"
    try FileManager.default.removeItem(at: author.root.appendingPathComponent(path))
    try FileManager.default.removeItem(
      at: author.root.appendingPathComponent(
        "Exercises/04-signals/Tests/Exercise04Tests/Task2TripleTests.swift"))
    try clones.publish("v2")
    let update = try CourseUpdate(of: learner)
    XCTAssertEqual(update.changes.map(\.kind), [.removed])
    XCTAssertEqual(update.changes.first?.left, path)
    _ = try update.apply(stamp: "now")
    XCTAssertEqual(try clones.text(path), "// mine, 4.2\n")
  }

  func test_a_task_or_a_folder_with_another_name_names_the_answer_that_is_left() throws {
    try answer(4, 2)
    try answer(5, 1)
    let folder = author.root.appendingPathComponent("Exercises")
    let move = { (old: String, new: String) in
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent(old), to: folder.appendingPathComponent(new))
    }
    try move(
      "04-signals/Sources/Exercise04/Task2Triple.swift",
      "04-signals/Sources/Exercise04/Task2Thrice.swift")
    try move(
      "04-signals/Tests/Exercise04Tests/Task2TripleTests.swift",
      "04-signals/Tests/Exercise04Tests/Task2ThriceTests.swift")
    try move("05-more", "05-other")
    try clones.publish("v2")
    let update = try CourseUpdate(of: learner)
    XCTAssertEqual(
      update.changes.map { "\($0.task) \($0.sentence)" },
      [
        "4.2 is in Exercises/04-signals/Sources/Exercise04/Task2Thrice.swift now; your answer stays in "
          + "Exercises/04-signals/Sources/Exercise04/Task2Triple.swift, where no check looks",
        "5.1 is in Exercises/05-other/Sources/Exercise05/Task1Double.swift now; your answer stays in "
          + "Exercises/05-more/Sources/Exercise05/Task1Double.swift, where no check looks",
        "5.2 is in Exercises/05-other/Sources/Exercise05/Task2Triple.swift now",
      ])
    _ = try update.apply(stamp: "now")
    for change in update.changes {
      let left = try change.left.map { try clones.text($0) }
      XCTAssertEqual(left, change.task == "5.2" ? nil : "// mine, \(change.task)\n")
    }
    XCTAssertFalse(
      FileManager.default.fileExists(
        atPath: clone.appendingPathComponent("Exercises/05-more/Tests").path))
    // The exercise is found in its new folder, whatever is left of the old one.
    XCTAssertEqual(try learner.exercise(5).folder.lastPathComponent, "05-other")
    let exercise = try learner.exercise(4)
    let texts = Answers(
      of: exercise, in: exercise.answers)
    XCTAssertFalse(texts.files.contains { $0.path.hasSuffix("Task2Triple.swift") })
    XCTAssert(texts.notices.contains { $0.contains("Task2Triple.swift") }, "\(texts.notices)")
  }

  func test_a_page_that_both_changed_stops_it_before_anything_is_done() throws {
    try answer(4, 1)
    let page = "Chapters/04-signals/main.swift"
    try TextFile.write("// my page\n", to: clone.appendingPathComponent(page))
    try TextFile.write("// their page\n", to: author.root.appendingPathComponent(page))
    try clones.publish("v2")
    XCTAssertThrowsError(try CourseUpdate(of: learner)) { error in
      XCTAssert(FileProblem.sentence(for: error).contains(page))
    }
    XCTAssertEqual(try clones.text(page), "// my page\n")
    XCTAssertEqual(try clones.git("rev-parse", "HEAD"), try clones.git("rev-parse", "v1"))
  }

  func test_what_git_refuses_leaves_every_answer() throws {
    try answer(5, 2)
    let mine = try sources()
    try change(5, "Sources/Exercise05/Task2Triple.swift") { $0 + "// clearer\n" }
    try clones.publish("v2")
    let update = try CourseUpdate(of: learner)
    let lock = clone.appendingPathComponent(".git/index.lock")
    try TextFile.write("", to: lock)
    XCTAssertThrowsError(try update.apply(stamp: "now"))
    XCTAssertEqual(try sources(), mine)
  }

  func test_an_answer_that_cannot_be_read_stays_as_it_is() throws {
    try change(5, "Sources/Exercise05/Task2Triple.swift") { $0 + "// clearer\n" }
    try clones.publish("v2")
    let path = "Exercises/05-more/Sources/Exercise05/Task2Triple.swift"
    let file = clone.appendingPathComponent(path)
    try FileManager.default.removeItem(at: file)
    // A link to itself is there, and cannot be read.
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
    _ = try CourseUpdate(of: learner).apply(stamp: "now")
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path), file.path)
    XCTAssertEqual(try clones.git("rev-parse", "HEAD"), try clones.git("rev-parse", "v2"))
  }

  func test_an_answer_in_a_folders_place_is_named_and_nothing_is_done() throws {
    try answer(5, 1)
    let path = "Exercises/05-more/Sources/Exercise05/Task1Double.swift"
    try FileManager.default.removeItem(at: author.root.appendingPathComponent(path))
    try TextFile.write("// a folder\n", to: author.root.appendingPathComponent("\(path)/a.txt"))
    try change(5, "Sources/Exercise05/Task2Triple.swift") { $0 + "// clearer\n" }
    try runGit(in: author.root, ["add", "--all"])
    try runGit(in: author.root, ["commit", "--quiet", "-m", "v2"])
    XCTAssertThrowsError(try CourseUpdate(of: learner).apply(stamp: "now")) {
      XCTAssert(FileProblem.sentence(for: $0).hasPrefix("\(path) is no folder here"), "\($0)")
    }
    XCTAssertEqual(try clones.text(path), "// mine, 5.1\n")
    XCTAssertEqual(try clones.git("rev-parse", "HEAD"), try clones.git("rev-parse", "v1"))
  }

  func test_what_git_cannot_tell_is_not_taken_for_a_file_that_is_not_there() throws {
    let git = try Git(root: clone)
    XCTAssertEqual(try git.text(of: "nowhere.txt", in: "HEAD"), "")
    XCTAssertThrowsError(try git.text(of: "README.md", in: "no-such-commit"))
  }

  func test_a_machine_without_git_is_told_from_a_folder_without_it() throws {
    let path = try XCTUnwrap(ProcessInfo.processInfo.environment["PATH"])
    setenv("PATH", "/nowhere", 1)
    defer { setenv("PATH", path, 1) }
    XCTAssertThrowsError(try CourseUpdate(of: learner)) {
      XCTAssertEqual(
        FileProblem.sentence(for: $0),
        "cannot start git: No such file or directory. Install git, and try again.")
    }
  }

  func test_an_unknown_version_is_said() throws {
    XCTAssertThrowsError(try CourseUpdate(of: learner, to: "v9")) {
      XCTAssertEqual(
        FileProblem.sentence(for: $0), "git knows no version “v9”. `git tag` lists them.")
    }
  }

  func test_the_version_is_the_one_that_the_changelog_and_the_citation_tell() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    let changelog = try TextFile.read(root.appendingPathComponent("CHANGELOG.md"))
    let newest = changelog.firstMatch(of: /## \[(\d+\.\d+\.\d+)\]/)
    XCTAssertEqual(newest.map { String($0.1) }, Course.version)
    let citation = try TextFile.read(root.appendingPathComponent(".github/CITATION.cff"))
    XCTAssert(citation.contains("\nversion: \(Course.version)\n"))
  }

  // MARK: What the two do

  private func change(_ chapter: Int, _ path: String, _ edit: (String) -> String) throws {
    try clones.change(author.path(of: author.exercise(chapter).folder) + "/\(path)", edit)
  }

  private func answer(_ chapter: Int, _ task: Int, _ text: String? = nil) throws {
    let exercise = try learner.exercise(chapter)
    try TextFile.write(
      text ?? "// mine, \(chapter).\(task)\n", to: exercise.file(of: exercise.task(task)))
  }

  /// Every source of the learner's exercises, by its path.
  private func sources() throws -> [String: String] {
    let paths = try clones.git("ls-files", "--cached", "--others", "--", "Exercises")
    var texts: [String: String] = [:]
    for path in paths.split(separator: "\n").map(String.init) where path.contains("/Sources/") {
      texts[path] = try clones.text(path)
    }
    return texts
  }
}
