import Exercises
import Foundation
import Processes

extension Exercise {
  /// A Boolean value that indicates whether the exercise in `Exercises` has uncommitted changes.
  ///
  /// The value is false if git isn't installed or the course isn't a clone.
  var hasUncommittedChanges: Bool {
    var child = ChildProcess(
      ["git", "-C", folder.path, "status", "--porcelain", "--untracked-files=no", "--", "."],
      limits: Limits(time: 60))
    // Remove these variables, because a hook or an alias might have set them for another clone.
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY",
    ] {
      child.environment[name] = nil
    }
    // Don't lock the index, because the learner might be running another git command.
    child.environment["GIT_OPTIONAL_LOCKS"] = "0"
    // Without git, the files count as unchanged.
    guard let status = try? child.run(), status.end == .exited(0) else { return false }
    return !status.output.isEmpty
  }

  /// A remark about edited tests or stubs in `Exercises`.
  package var remarkOnChanges: String? {
    guard hasUncommittedChanges else { return nil }
    let folder = "Exercises/\(chapter.name)"
    return "\(folder) has uncommitted changes, which this check used. "
      + "Undo them with `git restore \(folder)`."
  }
}
