import Foundation

/// Takes a newer course by git, and leaves every answer as it is.
///
///     yours     v1 ── answers (saved, or committed)
///     theirs    v1 ── v2
///     after     v2, with your answers where they were
///
/// Answers are whatever you have written under `Exercises/*/Sources`. Anything else that you have
/// changed stays too, unless the newer course changes it as well: then nothing is done at all.
package struct CourseUpdate {
  /// The newer version, as git names it.
  package let version: String
  /// What you have written, by path.
  package let answers: [String]
  package let changes: [ExerciseChange]
  package var isNeeded: Bool { base != target }

  private let course: Course
  private let git: Git
  private let base: String
  private let target: String
  private let hasOwnCommits: Bool
  private let changedByBoth: [String]

  /// Looks at a version that git knows, or at the newest of where this clone came from.
  package init(of course: Course, to name: String? = nil) throws {
    self.course = course
    git = try Git(root: course.root)
    if try !git("remote").isEmpty { try git("fetch", "--quiet", "--tags") }
    let head = try git("rev-parse", "HEAD")
    target = try CourseUpdate.commit(named: name, git)
    base = try git("merge-base", head, target)
    version = (try? git("describe", "--tags", "--always", target)) ?? String(target.prefix(9))
    hasOwnCommits = base != head

    let theirs = try git.paths("diff", "--name-only", "-z", "--no-renames", base, target)
    let mine = try git.paths("diff", "--name-only", "-z", "--no-renames", base)
      .union(git.paths("ls-files", "--others", "--exclude-standard", "-z"))
    let both = mine.intersection(theirs)
    answers = mine.filter(CourseUpdate.isAnswer).sorted()
    changedByBoth = both.filter(CourseUpdate.isAnswer).sorted()
    if let path = both.subtracting(changedByBoth).min() {
      throw CourseError(
        "you have changed \(path), which the newer course changes too. Put yours aside first, for "
          + "example with `git stash push -- \(path)`. Nothing was changed.")
    }
    changes = try CourseUpdate.changes(theirs, in: course, from: base, to: target, git)
  }

  private static func commit(named name: String?, _ git: Git) throws -> String {
    if let name {
      guard !name.hasPrefix("-"),
        let commit = try? git("rev-parse", "--verify", "--quiet", "\(name)^{commit}")
      else { throw CourseError("git knows no version “\(name)”. `git tag` lists them.") }
      return commit
    }
    for name in ["@{upstream}", "origin/HEAD", "origin/main"] {
      if let commit = try? git("rev-parse", "--verify", "--quiet", name) { return commit }
    }
    throw CourseError(
      "this clone does not know where it came from. Name a version: `course update VERSION`.")
  }

  private static func isAnswer(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > 3 && parts[0] == "Exercises" && parts[2] == "Sources"
  }

  private static func changes(
    _ paths: Set<String>, in course: Course, from base: String, to target: String, _ git: Git
  ) throws -> [ExerciseChange] {
    let parts = paths.map { $0.split(separator: "/") }
    let folders = Set(parts.filter { $0.count > 2 && $0[0] == "Exercises" }.map { String($0[1]) })
    let chapters = folders.sorted().compactMap { Chapter(name: $0, root: course.root) }
    return try chapters.flatMap { chapter -> [ExerciseChange] in
      guard let old = try ExerciseVersion(of: chapter, in: base, git: git),
        let new = try ExerciseVersion(of: chapter, in: target, git: git)
      else { return [] }
      return new.changes(since: old) { task in
        let file = "Exercises/\(chapter.name)/Sources/Exercise\(chapter.digits)/\(task.fileName)"
        return isAnswer(course.root.appendingPathComponent(file), insteadOf: old.stub(of: task))
      }
    }
  }

  /// A file that cannot be read is no stub of ours.
  private static func isAnswer(_ file: URL, insteadOf stub: String?) -> Bool {
    do {
      guard let text = try TextFile.readIfPresent(file) else { return false }
      return text != stub
    } catch {
      return true
    }
  }

  /// Copies every answer to a backup, then takes the newer version around them; returns the backup.
  ///
  /// Answers whose stub has changed step aside while git works, and are written back whatever it says.
  package func apply(stamp: String) throws -> String? {
    let backup = try course.backUp(answers, stamp: stamp)
    let aside = try changedByBoth.map { try Aside($0, in: course.root) }
    let merged = Result { try merge() }
    let problems = aside.compactMap { file -> String? in
      do {
        try file.putBack()
        return nil
      } catch {
        return "\(file.path) was not written back: \(FileProblem.sentence(for: error))"
      }
    }
    guard problems.isEmpty else {
      let copies = backup.map { " Yours is in \($0)." } ?? ""
      let outcome =
        switch merged {
        case .success: " The course itself is at \(version) now."
        case .failure(let error): " The course is as it was: \(FileProblem.sentence(for: error))"
        }
      throw CourseError(problems.joined(separator: " ") + copies + outcome)
    }
    do {
      try merged.get()
    } catch {
      throw CourseError(
        "\(FileProblem.sentence(for: error)) Your answers are as they were"
          + (backup.map { ", and a copy is in \($0)." } ?? "."))
    }
    return backup
  }

  private func merge() throws {
    let git = git.changing
    for path in changedByBoth {
      if try git.text(of: path, in: "HEAD") != nil {
        try git("checkout", "--quiet", "HEAD", "--", path)
      } else {
        try FileManager.default.removeItem(at: course.root.appendingPathComponent(path))
      }
    }
    guard hasOwnCommits else {
      try git("merge", "--quiet", "--ff-only", target)
      return
    }
    // Conflicts can only be in answers; there yours holds.
    let merging = Result { try git("merge", "--no-commit", "--no-ff", "-X", "ours", target) }
    do {
      let conflicts = try git.paths("diff", "--name-only", "-z", "--diff-filter=U")
      if conflicts.isEmpty, !isMerging { _ = try merging.get() }
      for path in changedByBoth where try git.text(of: path, in: "HEAD") != nil {
        try git("checkout", "--quiet", "HEAD", "--", path)
      }
      try git("commit", "--quiet", "-m", "Take the course at \(version)")
    } catch {
      _ = try? git("merge", "--abort")
      throw error
    }
  }

  private var isMerging: Bool {
    (try? git("rev-parse", "--verify", "--quiet", "MERGE_HEAD")) != nil
  }
}
