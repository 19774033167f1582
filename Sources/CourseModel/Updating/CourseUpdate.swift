import Files
import Foundation
import Page
import Sandbox

/// Takes a newer course by git, and never touches what a learner has written.
///
///     yours     v1 ── answers (saved, or committed)
///     theirs    v1 ── v2
///     after     v2, with your answers where they were
///
/// Answers are whatever you have written under `Exercises/*/Sources`; there yours always holds, so
/// that nothing is merged line by line. A file that is as the course shipped it is replaced in one
/// step. Anything else stays; where the newer course changes it, too, nothing is done at all.
///
/// The same update again finishes one that was stopped anywhere.
package struct CourseUpdate {
  /// The version asked for, as git names it.
  package let version: String
  /// The version that this clone has.
  package let current: String
  /// What you have written, by path.
  package let answers: [String]
  package let changes: [ExerciseChange]
  package let isNeeded: Bool

  private let course: Course
  private let git: Git
  private let tree: WorkingTree
  private let head: String
  private let target: String
  /// The newest version that the clone and the target have in common.
  private let base: String
  /// What the newer course changes and no commit of the learner's does.
  private let incoming: [String: Git.Change]
  /// The files to write or to remove, with what stands there now.
  private let replaced: [String: FileStamp?]

  /// Looks at a version that git knows, or at the newest of where this clone came from.
  package init(of course: Course, to name: String? = nil) throws {
    self.course = course
    git = try Git(root: course.root)
    tree = WorkingTree(root: course.root, git: git)
    try git.refuseOperationInProgress()
    let interrupted = try InterruptedUpdate.find(in: course)
    if try interrupted == nil && !git("remote").isEmpty { try git("fetch", "--quiet") }
    head = try git("rev-parse", "--verify", "HEAD^{commit}")
    target = try CourseUpdate.commit(named: interrupted?.commit ?? name, git)
    version = try git("describe", "--tags", "--always", target)
    current = try git.ifKnown("describe", "--tags", "--abbrev=0", head) ?? String(head.prefix(9))
    guard let base = try git.ifKnown("merge-base", head, target) else {
      throw CourseError(
        "\(version) has nothing in common with your course, as far as this clone knows. "
          + "`git fetch --unshallow` helps where it was cloned without its history.")
    }
    self.base = base
    isNeeded = base != target || interrupted != nil

    let theirs = try git.changes(from: base, to: target)
    let mine = try git.changes(from: base, to: head)
    let incoming = theirs.filter { mine[$0.key] == nil }
    let clashes = theirs.filter { path, change in
      guard let own = mine[path]?.new, !CourseUpdate.isAnswer(path) else { return false }
      return own != change.new
    }
    if let path = clashes.keys.min() {
      throw CourseError(
        "this clone has commits that change \(path), and so does \(version). That is yours to merge: "
          + "`git merge \(version)`. Nothing was changed.")
    }
    let replaced = try CourseUpdate.replaced(incoming, in: tree, by: version)
    (self.incoming, self.replaced) = (incoming, replaced)

    let sources = ":(glob)Exercises/*/Sources/**"
    let written =
      try git.list("diff", "--name-only", "-z", "--no-renames", base, "--", sources)
      + git.list("ls-files", "--others", "-z", "--", sources)
      + incoming.keys.filter { CourseUpdate.isAnswer($0) && !replaced.keys.contains($0) }
    answers = Set(written)
      .filter { course.root.appendingPathComponent($0).isFile && replaced[$0] == nil }.sorted()
    changes = try ExerciseChange.all(
      in: theirs, from: base, to: target, of: course, git, answers: Set(answers))
  }

  private static func commit(named name: String?, _ git: Git) throws -> String {
    if let name {
      guard !name.hasPrefix("-"),
        let commit = try git.ifKnown("rev-parse", "--verify", "--quiet", "\(name)^{commit}")
      else { throw CourseError("git knows no version “\(name)”. `git tag` lists them.") }
      return commit
    }
    for name in ["@{upstream}", "origin/HEAD", "origin/main"] {
      if let commit = try git.ifKnown("rev-parse", "--verify", "--quiet", name) { return commit }
    }
    throw CourseError(
      "this clone does not know where it came from. Name a version: `course update VERSION`.")
  }

  private static func isAnswer(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > 3 && parts[0] == "Exercises" && parts[2] == "Sources"
  }

  /// What git may write: the files that are as the course shipped them, and those that are not there.
  private static func replaced(
    _ incoming: [String: Git.Change], in tree: WorkingTree, by version: String
  ) throws -> [String: FileStamp?] {
    let contents = try tree.contents(of: Array(incoming.keys))
    var replaced: [String: FileStamp?] = [:]
    for (path, change) in incoming.sorted(by: { $0.key < $1.key }) {
      switch contents[path] ?? .nothing {
      case .text(let name, let stamp) where name == change.old?.name: replaced[path] = stamp
      case .text(let name, _) where name == change.new?.name: break
      // An answer that was removed stays away.
      case .nothing where change.new == nil || change.old != nil && isAnswer(path): break
      case .nothing: replaced.updateValue(nil, forKey: path)
      default:
        guard isAnswer(path) else {
          throw CourseError(
            "\(path) is not as the course shipped it, and \(version) changes it. Move yours "
              + "elsewhere, and update then. Nothing was changed.")
        }
      }
    }
    for path in incoming.keys.sorted() {
      guard let obstacle = try tree.obstacle(above: path) else { continue }
      guard replaced.keys.contains(obstacle) else {
        throw CourseError(
          "\(obstacle) is no folder here, and \(version) changes \(path). Move yours elsewhere, and "
            + "update then. Nothing was changed.")
      }
    }
    return replaced
  }

  /// Copies every answer to a backup, then takes the newer version around them; returns the backup.
  ///
  /// Whatever can fail comes first. Then each file is replaced in one step, unless somebody has saved it
  /// meanwhile, and git is told at last.
  package func apply(stamp: String) throws -> String? {
    let backup = try course.backUp(answers, stamp: stamp)
    try backUpWhatIsOnlyStaged(stamp: "\(stamp)-staged")
    let files = course.state.appendingPathComponent("update")
    defer { try? FileManager.default.removeItem(at: files) }
    let commit = try prepare(files)
    return try Interrupt.deferred {
      try InterruptedUpdate(version: version, commit: target, backup: backup).note(in: course)
      var git = git
      git.assurance =
        " The update stopped in the middle; your answers are as they were. "
        + "`course update` finishes it."
      // A folder of the newer course may take the place of a file.
      let (written, removed) = (
        replaced.keys.filter(isWritten), replaced.keys.filter { !isWritten($0) }
      )
      for path in removed + written { try replace(path, files) }
      try git.stage(incoming)
      try git("update-ref", "-m", "course update: \(version)", "HEAD", commit, head)
      try FileManager.default.removeItem(at: files)
      try InterruptedUpdate.forget(in: course)
      return backup
    }
  }

  private func isWritten(_ path: String) -> Bool { incoming[path]?.new != nil }

  private func replace(_ path: String, _ files: URL) throws {
    guard let stamp = replaced[path], tree.stamp(of: path) == stamp else { return }
    guard isWritten(path) else { return try tree.remove(path) }
    try tree.replace(
      path, with: files.appendingPathComponent(path),
      keepsPermissions: incoming[path]?.old?.mode == incoming[path]?.new?.mode)
  }

  /// Puts the newer files into a folder, and returns the commit that this clone is going to have.
  private func prepare(_ files: URL) throws -> String {
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    var git = git
    git.index = files.appendingPathComponent("index")
    try git("read-tree", head)
    try git.stage(incoming)
    _ = try git.list(
      "checkout-index", "--force", "--prefix=\(files.path)/", "-z", "--stdin",
      input: replaced.keys.filter(isWritten))
    guard base != target else { return head }
    guard base != head else { return target }
    return try git(
      "commit-tree", git("write-tree"), "-p", head, "-p", target, "-m",
      "Take the course at \(version)")
  }

  /// What is in git's index alone would be gone from there.
  private func backUpWhatIsOnlyStaged(stamp: String) throws {
    let staged = try git.list("diff", "--cached", "--name-only", "-z", "--no-renames", head)
      .filter { incoming[$0] != nil }
    let unsaved = try Set(git.list("diff", "--name-only", "-z")).intersection(staged)
    guard !unsaved.isEmpty else { return }
    let draft = BackupPlace.new(in: course.root, named: ".\(stamp)")
    _ = try git.list(
      "checkout-index", "--prefix=\(draft.path)/", "-z", "--stdin", input: unsaved.sorted())
    try FileManager.default.moveItem(
      at: draft, to: BackupPlace.new(in: course.root, named: stamp))
  }
}
