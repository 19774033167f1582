import Files
import Foundation
import Sandbox

/// What git knows of a folder; it is only asked, and changes nothing.
package struct Git {
  private let folder: URL

  private init(folder: URL) { self.folder = folder }

  /// Nil where there is no git, or no clone around the folder.
  package init?(in folder: URL) {
    self.init(folder: folder)
    guard answer(to: "rev-parse", "--is-inside-work-tree") == "true" else { return nil }
  }

  /// What a command prints, without the last line break; nil where it fails.
  package func answer(to arguments: String...) -> String? { answer(to: arguments) }

  package func answer(to arguments: [String]) -> String? {
    guard let finished = finished(arguments), finished.end == .exited(0) else { return nil }
    return finished.output.hasSuffix("\n") ? String(finished.output.dropLast()) : finished.output
  }

  package func succeeds(_ arguments: String...) -> Bool { finished(arguments)?.end == .exited(0) }

  /// What git says, its advice included, where it does not look into a folder; nil where it does, or is not there.
  package static func refusal(toLookInto folder: URL) -> String? {
    let finished = Git(folder: folder).finished(["rev-parse", "--is-inside-work-tree"])
    guard let finished, finished.end != .exited(0) else { return nil }
    return finished.errors.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The newest version in which a file of the folder has the text of a digest, and that text.
  package func version(
    of path: String, withDigest digest: String
  ) -> (version: String, text: String)? {
    let older = answer(to: "log", "--format=%h", "--max-count=\(Git.mostVersions)", "--", path)
    for version in ["HEAD"] + (older ?? "").split(separator: "\n").map(String.init) {
      guard let finished = finished(["show", "\(version):./\(path)"]), finished.end == .exited(0),
        Digest.of(finished.output) == digest
      else { continue }
      return (version, finished.output)
    }
    return nil
  }

  /// More than anybody makes of one file of the course.
  private static let mostVersions = 50

  /// Nil where git cannot be started.
  private func finished(_ arguments: [String]) -> ChildProcess.Finished? {
    let limits = Limits(time: 60, output: .atMost(1 << 24))
    var child = ChildProcess(["git", "-C", folder.path, "--no-pager"] + arguments, limits: limits)
    // A hook or an alias of somebody else's may have named another clone.
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY",
    ] {
      child.environment[name] = nil
    }
    // A look must not write the index, and its words are read here.
    child.environment["GIT_OPTIONAL_LOCKS"] = "0"
    child.environment["LC_ALL"] = "C"
    // try?: without git nothing is known, which is what nil says.
    return try? child.run()
  }
}
