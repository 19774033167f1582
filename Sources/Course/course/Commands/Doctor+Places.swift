import Exercises
import Files
import Foundation
import Grading
import PlainText

/// Checks of the course's folder and of other folders that Swift needs.
extension Doctor {
  /// Checks for characters that SwiftPM doesn't support in a package's path.
  static func place(of root: URL) -> Diagnosis {
    guard let bad = root.path.first(where: { "\"\\%\n\r".contains($0) }) else {
      return .fine(root.path)
    }
    return .missing(
      "Swift cannot build in \(root.path.onOneLine), because the path contains "
        + "\(String(bad).onOneLine). Rename the folder.")
  }

  static func permission(in root: URL) -> Diagnosis {
    let answers = root.appendingPathComponent("Answers")
    if let obstacle = AnswerFolder.obstacle(at: answers) { return .missing(obstacle) }
    let paths = [
      root.path, answers.path,
      root.appendingPathComponent(".build").path,
    ]
    let closed = paths.filter(FileManager.default.fileExists)
      .first { !FileManager.default.isWritableFile(atPath: $0) }
    return closed.map {
      .missing("\($0) is not writable. Give yourself write permission.")
    } ?? .fine("the course's folder is writable")
  }

  static func temporary() -> Diagnosis {
    TemporaryFolder.problem().map(Diagnosis.missing)
      ?? .fine("\(TemporaryFolder.path) is writable")
  }

  static func disk(in root: URL) -> Diagnosis {
    // If this fails, the message says that the free space is unknown.
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: root.path)
    guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else {
      return .fine("the free space is unknown")
    }
    let sentence = "\(free >> 20) MB free"
    return free >= 1 << 30
      ? .fine(sentence) : .missing("\(sentence), but builds need 1024 MB. Free some space.")
  }

  /// Checks whether another user owns SwiftPM's locks on this folder, as can happen after `sudo`.
  static func locks(
    on root: URL, in folder: URL = FileManager.default.temporaryDirectory,
    isWritable: (_ path: String) -> Bool = FileManager.default.isWritableFile
  ) -> Diagnosis {
    let prefix = root.path.replacing("/", with: "_")
    // Ignore errors, because another check reports an unreadable temporary folder.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let locks = names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".lock") }.sorted()
      .map { folder.appendingPathComponent($0).path }
    return locks.first { !isWritable($0) }.map {
      .missing(
        "\($0) belongs to another user, so Swift can't build here. Delete it, or set TMPDIR to your own folder."
      )
    } ?? .fine("none from another user")
  }

  static func cache(
    at folder: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
    isWritable: (_ path: String) -> Bool = FileManager.default.isWritableFile
  ) -> Diagnosis {
    let path = folder?.path ?? "HOME"
    var place = folder
    while let there = place, there.path != "/", !FileManager.default.fileExists(atPath: there.path)
    {
      place = there.deletingLastPathComponent()
    }
    return place.map { isWritable($0.path) } ?? false
      ? .fine("\(path) is writable")
      : .missing(
        "\(path) is not writable, but Swift stores modules there. Set HOME to your own folder."
      )
  }
}
