import Foundation

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
