import Foundation
import Sandbox

/// The git of one clone.
struct Git {
  let root: URL
  /// What an error says of the learner's files.
  private var assurance = " Nothing of yours was changed."

  init(root: URL) throws {
    self.root = root
    let finished = try finished(["rev-parse", "--is-inside-work-tree"])
    if finished.errors.contains("not a git repository") {
      throw CourseError(
        "\(root.path) is no clone made by git, so it cannot be updated. Clone the course anew "
          + "beside it, and copy your Exercises/*/Sources there.")
    }
    try check(finished)
  }

  /// The same git, for commands that change the learner's files: an error does not say that nothing was.
  var changing: Git {
    var git = self
    git.assurance = ""
    return git
  }

  /// What a command printed; throws git's own reason when it failed.
  @discardableResult
  func callAsFunction(_ arguments: String...) throws -> String {
    try run(arguments).trimmingCharacters(in: .newlines)
  }

  private func run(_ arguments: [String]) throws -> String {
    let finished = try finished(arguments)
    try check(finished)
    return finished.output
  }

  private func finished(_ arguments: [String]) throws -> ChildProcess.Finished {
    var child = ChildProcess(["git", "-C", root.path] + arguments, limits: Limits(time: 300))
    // A password that nobody can type must not be waited for.
    child.environment["GIT_TERMINAL_PROMPT"] = "0"
    // Its words are read here.
    child.environment["LC_ALL"] = "C"
    do {
      return try child.run()
    } catch let error as SandboxError where error.code == ENOENT {
      throw CourseError("\(error.sentence) Install git, and try again.")
    }
  }

  /// Throws what git says of an end that is no success.
  private func check(_ finished: ChildProcess.Finished) throws {
    guard finished.end != .exited(0) else { return }
    let lines = (finished.errors + finished.output).split(separator: "\n")
    let reason = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last
    let words = reason.map { $0.hasSuffix(".") ? $0.dropLast() : $0 } ?? "nothing"
    throw CourseError("git says: \(words).\(assurance)")
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
