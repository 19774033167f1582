import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel

/// Nothing of a learner's is lost by an update, whatever else goes on in the clone.
final class UpdateLossTests: XCTestCase {
  private static let original = Result { try TwoClones(lastChapter: 4) }
  private var clones: TwoClones!
  private let stub = "Exercises/04-signals/Sources/Exercise04/Task1Double.swift"
  private let other = "Exercises/04-signals/Sources/Exercise04/Task2Triple.swift"

  override func setUpWithError() throws { clones = try Self.original.get().copy() }

  private func update(_ version: String? = nil) throws -> String? {
    try CourseUpdate(of: clones.learner, to: version).apply(stamp: "now")
  }

  private func sentence(_ work: () throws -> Void) -> String {
    do {
      try work()
      return ""
    } catch {
      return FileProblem.sentence(for: error)
    }
  }

  private func publishAnotherStub() throws {
    try clones.change(stub) { "// another stub\n" + $0 }
    try clones.publish("v2")
  }

  // MARK: A git command in progress

  /// Everything below the clone that an update could change, and what git knows.
  private func everything() throws -> [String] {
    let status = try clones.git("status", "--porcelain=v2", "--branch")
    let stages = try clones.git("ls-files", "--stage")
    let changes = try clones.git("diff", "HEAD")
    return [status, stages, changes]
  }

  /// Two branches that change one file of the learner's in two ways.
  private func prepareConflict() throws {
    try clones.write("one\n", to: "notes.txt")
    try clones.git("add", "notes.txt")
    try clones.git("commit", "--quiet", "-m", "notes")
    try clones.git("checkout", "--quiet", "-b", "side")
    try clones.write("side\n", to: "notes.txt")
    try clones.git("commit", "--quiet", "--all", "-m", "side")
    try clones.git("checkout", "--quiet", "main")
    try clones.write("main\n", to: "notes.txt")
    try clones.git("commit", "--quiet", "--all", "-m", "main")
  }

  func test_a_git_operation_in_progress_is_said_and_left_as_it_is() throws {
    try publishAnotherStub()
    try prepareConflict()
    let begun: [(String, [String])] = [
      ("merge", ["merge", "side"]), ("rebase", ["rebase", "side"]),
      ("cherry-pick", ["cherry-pick", "side"]), ("revert", ["revert", "HEAD~1"]),
      ("bisect", ["bisect", "start", "HEAD", "HEAD~2"]),
    ]
    for (operation, arguments) in begun {
      XCTAssertThrowsError(
        try operation == "bisect"
          ? {
            _ = try runGit(in: clones.learner.root, arguments); throw CourseError("")
          }()
          : runGit(in: clones.learner.root, arguments))
      if operation != "bisect" { try clones.write("half resolved\n", to: "notes.txt") }
      let before = try everything()
      let said = sentence { _ = try update() }
      XCTAssert(said.contains(operation), "\(operation): \(said)")
      XCTAssert(said.contains("Nothing of yours was changed"), said)
      XCTAssertEqual(try everything(), before, operation)
      if operation != "bisect" { try clones.write("main\n", to: "notes.txt") }
      try runGit(in: clones.learner.root, [operation, operation == "bisect" ? "reset" : "--abort"])
      try clones.git("checkout", "--quiet", "--force", "main")
    }
  }

  func test_a_merge_that_is_not_committed_yet_stays_the_learners() throws {
    try publishAnotherStub()
    try clones.git("checkout", "--quiet", "-b", "side")
    try clones.write("side\n", to: "notes.txt")
    try clones.git("add", "notes.txt")
    try clones.git("commit", "--quiet", "-m", "side")
    try clones.git("checkout", "--quiet", "main")
    try clones.git("merge", "--no-commit", "--no-ff", "side")
    let before = try everything()
    XCTAssert(sentence { _ = try update() }.contains("merge"))
    XCTAssertEqual(try everything(), before)
  }

  func test_a_conflict_that_a_stash_left_is_refused() throws {
    try publishAnotherStub()
    try prepareConflict()
    try clones.write("stashed\n", to: "notes.txt")
    try clones.git("stash")
    try clones.write("later\n", to: "notes.txt")
    try clones.git("commit", "--quiet", "--all", "-m", "later")
    XCTAssertThrowsError(try clones.git("stash", "pop"))
    let before = try everything()
    XCTAssert(sentence { _ = try update() }.contains("conflict"))
    XCTAssertEqual(try everything(), before)
  }

  // MARK: Interrupted, twice, and beside an editor

  func test_an_update_that_is_stopped_leaves_every_answer_and_the_next_command_says_so() throws {
    for (signal, slow) in [
      (SIGKILL, "checkout-index"), (SIGINT, "merge-base"), (SIGTERM, "update-ref"),
      (SIGKILL, "update-ref"),
    ] {
      let clones = try Self.original.get().copy()
      try clones.write("// mine\n", to: stub)
      try clones.change(stub) { "// another stub\n" + $0 }
      try clones.change("Chapters/04-signals/main.swift")
      try clones.publish("v2")
      let update = try RunningCourse(["update"], in: clones, slowly: [slow])
      try clones.waitUntilGitSleeps()
      update.send(signal)
      _ = update.said()
      XCTAssertEqual(try clones.text(stub), "// mine\n", "\(signal) \(slow)")
      let marker = clones.learner.root.appendingPathComponent(".course/update.json")
      let isInTheMiddle = FileManager.default.fileExists(atPath: marker.path)
      XCTAssertEqual(isInTheMiddle, signal == SIGKILL && slow == "update-ref", "\(signal) \(slow)")
      let said = try RunningCourse([], in: clones).said()
      XCTAssertEqual(said.contains("course update"), isInTheMiddle, said)
      let next = try RunningCourse(["update"], in: clones).said()
      XCTAssert(next.contains("v2."), next)
      XCTAssertEqual(try clones.text(stub), "// mine\n", slow)
      XCTAssert(try clones.text("Chapters/04-signals/main.swift").hasSuffix("// newer\n"))
      XCTAssertEqual(try clones.git("status", "--porcelain"), "M \(stub)")
      XCTAssertEqual(try clones.git("describe", "--tags"), "v2")
      XCTAssertFalse(FileManager.default.fileExists(atPath: marker.path))
    }
  }

  func test_an_update_that_was_stopped_at_its_very_end_is_finished_too() throws {
    try clones.git("commit", "--quiet", "--allow-empty", "-m", "mine")
    try publishAnotherStub()
    _ = try update()
    let head = try clones.git("rev-parse", "HEAD")
    try InterruptedUpdate(version: "v2", commit: "v2", backup: nil).note(in: clones.learner)
    _ = try update()
    XCTAssertEqual(try clones.git("rev-parse", "HEAD"), head)
    XCTAssertNil(try InterruptedUpdate.find(in: clones.learner))
  }

  func test_two_updates_at_once_take_turns() throws {
    try clones.write("// mine\n", to: stub)
    try publishAnotherStub()
    let all = try (1...3).map { _ in
      try RunningCourse(["update"], in: clones, slowly: ["update-index", "merge"], for: 0.2)
    }
    let said = all.map { $0.said() }
    XCTAssertEqual(try clones.text(stub), "// mine\n")
    XCTAssertEqual(said.count { $0.contains("The course is at v2.") }, 1, "\(said)")
    XCTAssertEqual(said.count { $0.contains("This is the newest course: v2.") }, 2, "\(said)")
  }

  func test_what_an_editor_saves_meanwhile_stays() throws {
    for (path, slow) in [(stub, "read-tree"), (stub, "checkout-index"), (other, "checkout-index")] {
      let clones = try Self.original.get().copy()
      try clones.write("// mine\n", to: stub)
      try clones.change(stub)
      try clones.change(other)
      try clones.publish("v2")
      let update = try RunningCourse(["update"], in: clones, slowly: [slow], for: 0.2)
      try clones.waitUntilGitSleeps()
      try clones.write("// saved meanwhile\n", to: path)
      let said = update.said()
      XCTAssert(said.contains("The course is at v2."), said)
      XCTAssertEqual(try clones.text(path), "// saved meanwhile\n", "\(path) \(slow)")
    }
  }

  // MARK: Files of the learner's own

  func test_a_file_that_the_newer_course_adds_too_is_kept_ignored_or_not() throws {
    let added = "Exercises/04-signals/Sources/Exercise04/Task3More.swift"
    try clones.write("Task3More.swift\nlocal.txt\n", to: ".git/info/exclude")
    try clones.write("// mine\n", to: added)
    try clones.change(added) { _ in "// theirs\n" }
    try clones.publish("v2")
    _ = try update()
    XCTAssertEqual(try clones.text(added), "// mine\n")

    try clones.write("mine\n", to: "local.txt")
    try clones.change("local.txt") { _ in "theirs\n" }
    try clones.publish("v3")
    let said = sentence { _ = try update() }
    XCTAssert(said.contains("local.txt"), said)
    XCTAssertEqual(try clones.text("local.txt"), "mine\n")
    XCTAssertEqual(try clones.git("describe", "--tags"), "v2")
  }

  func test_a_file_that_git_is_told_not_to_look_at_is_kept() throws {
    try clones.write("// mine\n", to: stub)
    try clones.git("update-index", "--assume-unchanged", stub)
    try publishAnotherStub()
    _ = try update()
    XCTAssertEqual(try clones.text(stub), "// mine\n")
  }

  func test_links_and_permissions_stay() throws {
    let elsewhere = clones.folder.appendingPathComponent("answer.swift")
    try TextFile.write("// mine\n", to: elsewhere)
    let link = clones.learner.root.appendingPathComponent(stub)
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: elsewhere)
    try clones.write("// mine, too\n", to: other)
    let files = FileManager.default
    let place = clones.learner.root.appendingPathComponent(other).path
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: place)
    try clones.change(other)
    try publishAnotherStub()
    _ = try update()
    XCTAssertEqual(try files.destinationOfSymbolicLink(atPath: link.path), elsewhere.path)
    XCTAssertEqual(try TextFile.read(elsewhere), "// mine\n")
    XCTAssertEqual(try files.attributesOfItem(atPath: place)[.posixPermissions] as? Int, 0o600)
  }

  func test_what_is_staged_and_not_saved_is_in_a_backup() throws {
    try clones.write("// staged\n", to: stub)
    try clones.git("add", stub)
    try clones.write("// saved\n", to: stub)
    try publishAnotherStub()
    _ = try update()
    XCTAssertEqual(try clones.text(stub), "// saved\n")
    XCTAssertEqual(Set(try clones.backups().values), ["// staged\n", "// saved\n"])
  }

  func test_a_stub_that_was_renamed_or_deleted_in_a_commit_does_not_block() throws {
    try clones.git("mv", stub, "Exercises/04-signals/Sources/Exercise04/Mine.swift")
    try clones.git("rm", "--quiet", other)
    try clones.git("commit", "--quiet", "-m", "mine")
    try clones.change(other)
    try publishAnotherStub()
    _ = try update()
    XCTAssertFalse(try CourseUpdate(of: clones.learner).isNeeded)
    let root = clones.learner.root
    XCTAssertFalse(FileManager.default.fileExists(atPath: root.appendingPathComponent(stub).path))
    XCTAssertFalse(FileManager.default.fileExists(atPath: root.appendingPathComponent(other).path))
  }

  func test_every_file_is_counted_and_backed_up_however_many_there_are() throws {
    let long = String(repeating: "many", count: 50)
    let folder = "Exercises/04-signals/Sources/Exercise04/\(long)/\(long)/\(long)"
    for number in 1...500 { try clones.write("\(number)\n", to: "\(folder)/\(number).txt") }
    try publishAnotherStub()
    let update = try CourseUpdate(of: clones.learner)
    XCTAssertEqual(update.answers.count, 500)
    _ = try update.apply(stamp: "now")
    XCTAssertEqual(try clones.backups().count, 500)
  }

  func test_a_pipe_in_a_tasks_place_keeps_nobody_waiting() throws {
    let place = clones.learner.root.appendingPathComponent(stub).path
    try FileManager.default.removeItem(atPath: place)
    XCTAssertEqual(mkfifo(place, 0o644), 0)
    try publishAnotherStub()
    _ = try update()
    XCTAssertEqual(
      try FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType,
      .typeUnknown)
    XCTAssertEqual(try clones.git("describe", "--tags"), "v2")
  }

  // MARK: What is said

  func test_an_older_version_is_called_older() throws {
    try publishAnotherStub()
    _ = try update()
    let said = try RunningCourse(["update", "v1"], in: clones).said()
    XCTAssert(said.contains("v1 is older than your course, which is at v2"), said)
    let newest = try RunningCourse(["update"], in: clones).said()
    XCTAssert(newest.contains("This is the newest course: v2."), newest)
  }

  func test_a_folder_of_the_course_inside_another_repository_is_no_clone() throws {
    let root = clones.learner.root
    try FileManager.default.removeItem(at: root.appendingPathComponent(".git"))
    try runGit(in: clones.folder, ["init", "--quiet"])
    XCTAssert(sentence { _ = try update() }.contains("no clone made by git"))
  }

  func test_a_version_without_anything_in_common_is_said() throws {
    try clones.git("checkout", "--quiet", "--orphan", "other")
    try clones.git("commit", "--quiet", "-m", "other")
    let said = sentence { _ = try update("v1") }
    XCTAssert(said.contains("v1 has nothing in common with your course"), said)
  }
}
