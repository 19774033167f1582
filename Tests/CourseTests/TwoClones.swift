import CourseFixtures
import Files
import Foundation
import Sandbox
import TestFolders
import XCTest

@testable import CourseModel

/// What an author has published and what a learner has cloned, in one folder.
struct TwoClones {
  let author: Course
  let learner: Course
  var folder: URL { author.root.deletingLastPathComponent() }

  init(author: Course, learner: Course) {
    self.author = author
    self.learner = learner
  }

  /// With the chapters from the fourth to the last one.
  init(lastChapter: Int) throws {
    let fixture = try CourseFixture()
    for number in stride(from: 5, through: lastChapter, by: 1) {
      _ = try fixture.addChapter(String(format: "%02d-more", number))
    }
    try TextFile.write(".build/\n.course/\n", to: fixture.root.appendingPathComponent(".gitignore"))

    let folder = try newFolder("clones")
    try FileManager.default.copyItem(
      at: fixture.root, to: folder.appendingPathComponent("author"))
    author = try Course(above: folder.appendingPathComponent("author"))
    // Few files, as each test copies them: no samples of hooks, and all that is published in one pack.
    try runGit(in: author.root, ["init", "--quiet", "--template=", "--initial-branch=main"])
    try TwoClones.publish(author, as: "v1")
    try runGit(in: author.root, ["repack", "--quiet", "-a", "-d"])
    try runGit(in: folder, ["clone", "--quiet", "--template=", "author", "learner"])
    learner = try Course(above: folder.appendingPathComponent("learner"))
    // By a relative path, so that a copy's origin is in the copy.
    try runGit(in: learner.root, ["remote", "set-url", "origin", "../author"])
    try runGit(in: learner.root, ["config", "user.name", "A Learner"])
    try runGit(in: learner.root, ["config", "user.email", "learner@example.org"])
    // What is thrown away need not reach the disk, and needs no care.
    for course in [author, learner] {
      try runGit(in: course.root, ["config", "core.fsync", "none"])
      try runGit(in: course.root, ["config", "maintenance.auto", "false"])
    }
  }

  static func publish(_ author: Course, as tag: String) throws {
    for exercise in try author.exercises() {
      try exercise.asOnDisk().originals.seal(exercise.folder)
    }
    try runGit(in: author.root, ["add", "--all"])
    try runGit(in: author.root, ["commit", "--quiet", "-m", tag])
    try runGit(in: author.root, ["tag", tag])
  }

  func copy() throws -> TwoClones {
    let copy = try newFolder("clones")
    for course in [author, learner] {
      let name = course.root.lastPathComponent
      try FileManager.default.copyItem(at: course.root, to: copy.appendingPathComponent(name))
    }
    return TwoClones(
      author: try Course(above: copy.appendingPathComponent("author")),
      learner: try Course(above: copy.appendingPathComponent("learner")))
  }
}

@discardableResult
func runGit(in folder: URL, _ arguments: [String]) throws -> String {
  let identity = ["-c", "user.name=A Learner", "-c", "user.email=learner@example.org"]
  let finished = try ChildProcess(
    ["git", "-C", folder.path] + identity + arguments, limits: Limits(time: 60)
  ).run()
  guard finished.end == .exited(0) else { throw CourseError(finished.errors) }
  return finished.output.trimmingCharacters(in: .whitespacesAndNewlines)
}

extension TwoClones {
  /// Changes a file of the author's.
  func change(_ path: String, _ edit: (String) -> String = { $0 + "// newer\n" }) throws {
    let file = author.root.appendingPathComponent(path)
    try TextFile.write(edit(try TextFile.readIfPresent(file) ?? ""), to: file)
  }

  func publish(_ tag: String) throws { try TwoClones.publish(author, as: tag) }

  func write(_ text: String, to path: String) throws {
    try TextFile.write(text, to: learner.root.appendingPathComponent(path))
  }

  func text(_ path: String) throws -> String {
    try TextFile.read(learner.root.appendingPathComponent(path))
  }

  /// Git in the learner's clone.
  @discardableResult
  func git(_ arguments: String...) throws -> String { try runGit(in: learner.root, arguments) }

  /// Every text in the backups, by its path there.
  func backups() throws -> [String: String] {
    let folder = learner.root.appendingPathComponent(".course/backups")
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      if !file.isFolder { texts[path] = try TextFile.read(file) }
    }
    return texts
  }
}

extension TwoClones {
  /// Waits until git sleeps, as a slow one does.
  func waitUntilGitSleeps() throws {
    let note = folder.appendingPathComponent("bin/slow")
    let end = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: note.path) {
      guard ContinuousClock.now < end else { throw CourseError("git was not called so") }
      usleep(5_000)
    }
  }

  /// An environment where git sleeps before these commands.
  fileprivate func environment(
    slowing commands: [String], for seconds: Double
  ) throws -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? ""
    let folder = folder.appendingPathComponent("bin")
    let git = folder.appendingPathComponent("git")
    let cases = commands.map { "*\" \($0) \"*" }.joined(separator: "|")
    try TextFile.write(
      """
      #!/bin/sh
      case " $* " in \(cases)) echo "$*" >> '\(folder.path)/slow'; sleep \(seconds) ;; esac
      PATH='\(path)' exec git "$@"

      """, to: git)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git.path)
    environment["PATH"] = "\(folder.path):\(path)"
    return environment
  }
}

extension RunningCourse {
  /// Starts it in the learner's clone, where git may sleep before some of its commands.
  convenience init(
    _ arguments: [String], in clones: TwoClones, slowly: [String] = [], for seconds: Double = 0.5
  ) throws {
    try self.init(
      arguments, in: clones.learner.root,
      environment: slowly.isEmpty ? nil : clones.environment(slowing: slowly, for: seconds))
  }
}
