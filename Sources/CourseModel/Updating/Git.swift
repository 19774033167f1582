import Foundation
import Sandbox

/// The git of one clone.
struct Git {
  let root: URL
  /// What an error says of the learner's files.
  private var assurance = " Nothing of yours was changed."

  init(root: URL) throws {
    self.root = root
    do {
      try self("rev-parse", "--is-inside-work-tree")
    } catch let error as CourseError where error.sentence.contains("not a git repository") {
      throw CourseError(
        "\(root.path) is no clone made by git, so it cannot be updated. Clone the course anew "
          + "beside it, and copy your Exercises/*/Sources there.")
    }
  }

  /// The same git, for commands that change the learner's files: an error does not say that nothing was.
  var changing: Git {
    var git = self
    git.assurance = ""
    return git
  }

  /// What a command printed; throws git's own last line when it failed.
  @discardableResult
  func callAsFunction(_ arguments: String...) throws -> String {
    try run(arguments).trimmingCharacters(in: .newlines)
  }

  private func run(_ arguments: [String]) throws -> String {
    var child = ChildProcess(["git", "-C", root.path] + arguments, limits: Limits(time: 300))
    // A password that nobody can type must not be waited for.
    child.environment["GIT_TERMINAL_PROMPT"] = "0"
    let finished: ChildProcess.Finished
    do {
      finished = try child.run()
    } catch let error as SandboxError {
      throw CourseError("\(error.sentence) Install git, and try again.")
    }
    guard finished.end == .exited(0) else {
      let lines = (finished.errors + finished.output).split(separator: "\n")
      throw CourseError("git says: \(lines.last ?? "nothing").\(assurance)")
    }
    return finished.output
  }

  /// The paths of a command that is given `-z`.
  func paths(_ arguments: String...) throws -> Set<String> {
    Set(try run(arguments).split(separator: "\0").map(String.init))
  }

  /// The text of a file in a commit; nil if it has none there.
  func text(of path: String, in commit: String) throws -> String? {
    do {
      return try run(["show", "\(commit):\(path)"])
    } catch {
      let found = try run(["ls-tree", "-z", "--name-only", "--full-tree", commit, "--", path])
      guard found.isEmpty else { throw error }
      return nil
    }
  }
}
