import Foundation
import Sandbox

/// The git of one clone.
struct Git {
  /// A file as a version of the course has it.
  struct Blob: Equatable {
    let mode: String
    let name: String
  }

  /// A file in an older version and in a newer one; nil where it has none.
  struct Change {
    let old: Blob?
    let new: Blob?
  }

  let root: URL
  /// Another index than the clone's own.
  var index: URL?
  /// What an error says of the learner's files.
  var assurance = " Nothing of yours was changed."

  init(root: URL) throws {
    self.root = root
    let finished = try finished(["rev-parse", "--show-prefix"])
    guard finished.end != .exited(0) || finished.output == "\n",
      !finished.errors.contains("not a git repository")
    else {
      throw CourseError(
        "\(root.path) is no clone made by git, so it cannot be updated. Clone the course anew "
          + "beside it, and copy your Exercises/*/Sources there.")
    }
    try check(finished, "rev-parse")
  }

  /// What a command printed; throws git's own reason when it failed.
  @discardableResult
  func callAsFunction(_ arguments: String..., input: String = "") throws -> String {
    try run(arguments, input: input).trimmingCharacters(in: .newlines)
  }

  /// What a command printed; nil where git does not know what it is asked for.
  func ifKnown(_ arguments: String...) throws -> String? {
    let finished = try finished(arguments)
    if finished.end != .exited(0), case .exited = finished.end { return nil }
    try check(finished, arguments[0])
    return finished.output.trimmingCharacters(in: .newlines)
  }

  /// The parts of what a command printed that is given `-z`.
  func list(_ arguments: String..., input: [String] = []) throws -> [String] {
    let input = input.map { $0 + "\0" }.joined()
    return try run(arguments, input: input).split(separator: "\0").map(String.init)
  }

  /// What differs between two versions, by path.
  func changes(from old: String, to new: String) throws -> [String: Change] {
    let parts = try list("diff-tree", "-r", "-z", "--raw", "--no-renames", old, new)
    var changes: [String: Change] = [:]
    for (row, path) in zip(parts, parts.dropFirst()) where row.hasPrefix(":") {
      let words = row.dropFirst().split(separator: " ").map(String.init)
      let blobs = (0...1).map { side in
        words[side] == "000000" ? nil : Blob(mode: words[side], name: words[side + 2])
      }
      changes[path] = Change(old: blobs[0], new: blobs[1])
    }
    return changes
  }

  /// Gives the index what the newer version has of some files; the files themselves stay as they are.
  func stage(_ changes: [String: Change]) throws {
    let lines = changes.map { path, change in
      "\(change.new?.mode ?? "0") \(change.new?.name ?? change.old?.name ?? "")\t\(path)\0"
    }
    try self("update-index", "-z", "--index-info", input: lines.joined())
  }

  /// The text of a file in a version; empty where it has none.
  func text(of path: String, in version: String) throws -> String {
    guard try !list("ls-tree", "-z", "--name-only", "--full-tree", version, "--", path).isEmpty
    else { return "" }
    return try run(["show", "\(version):\(path)"])
  }

  /// Where git keeps something of its own in this clone.
  func places(of names: [String]) throws -> [URL] {
    try run(["rev-parse"] + names.flatMap { ["--git-path", $0] }).split(separator: "\n")
      .map { URL(fileURLWithPath: String($0), relativeTo: root) }
  }

  private func run(_ arguments: [String], input: String = "") throws -> String {
    let finished = try finished(arguments, input: input)
    try check(finished, arguments[0])
    return finished.output
  }

  private func finished(_ arguments: [String], input: String = "") throws -> ChildProcess.Finished {
    // Nothing is cut from what it says, and nothing of its own goes on when it has ended.
    let limits = Limits(time: 600, output: .atMost(1 << 30))
    var child = ChildProcess(
      ["git", "-C", root.path, "-c", "gc.auto=0"] + arguments, limits: limits)
    child.input = Data(input.utf8)
    // A hook or an alias of somebody else's may have named another clone.
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY",
    ] {
      child.environment[name] = nil
    }
    child.environment["GIT_INDEX_FILE"] = index?.path
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
  private func check(_ finished: ChildProcess.Finished, _ command: String) throws {
    guard finished.end != .exited(0) else { return }
    let lines = (finished.errors + finished.output).split(separator: "\n").map { line in
      line.trimmingCharacters(in: .whitespaces)
    }
    let reasons = lines.filter { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
    let words =
      reasons.isEmpty
      ? lines.last ?? "nothing, and `git \(command)` ended so: \(finished.end)"
      : reasons.joined(separator: " ")
    throw CourseError("git says: \(words)\(words.hasSuffix(".") ? "" : ".")\(assurance)")
  }
}

extension Git {
  /// What git leaves in a clone while it is in the middle of something, and what that is called.
  private static let operations: KeyValuePairs = [
    "MERGE_HEAD": "a merge", "rebase-merge": "a rebase", "rebase-apply": "a rebase or an am",
    "REBASE_HEAD": "a rebase", "CHERRY_PICK_HEAD": "a cherry-pick", "REVERT_HEAD": "a revert",
    "sequencer": "a cherry-pick or a revert", "BISECT_LOG": "a bisect",
  ]

  /// Throws where the learner, or another git, is in the middle of something.
  func refuseOperationInProgress() throws {
    let places = try places(of: Git.operations.map(\.key) + ["index.lock"])
    let isThere = places.map { FileManager.default.fileExists(atPath: $0.path) }
    if let (operation, _) = zip(Git.operations, isThere).first(where: \.1) {
      throw CourseError(
        "git is in the middle of \(operation.value) here (\(operation.key)). Finish it or give it up, "
          + "`git status` says how, and update then.\(assurance)")
    }
    guard isThere.last == false else {
      throw CourseError(
        "another git is at work here, or one was stopped: \(places.last?.path ?? "") is there. If "
          + "none is running, delete that file, and update then.\(assurance)")
    }
    guard try list("ls-files", "--unmerged", "-z").isEmpty else {
      throw CourseError(
        "there are conflicts here that are not resolved; `git status` names them. Resolve them, "
          + "and update then.\(assurance)")
    }
  }
}
