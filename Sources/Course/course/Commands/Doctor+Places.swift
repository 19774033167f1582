import Exercises
import Files
import Foundation
import Grading
import PlainText

/// The course's folder, and the places outside of it that Swift needs.
extension Doctor {
  typealias IsWritable = (_ path: String) -> Bool

  /// Characters that SwiftPM does not take in the path of a package.
  static func place(of root: URL) -> Diagnosis {
    guard let bad = root.path.first(where: { "\"\\%\n\r".contains($0) }) else {
      return .fine(root.path)
    }
    return .missing(
      "Swift cannot build in \(root.path.onOneLine), because of the \(String(bad).onOneLine) "
        + "in it. Give the folder another name.")
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
      .missing("\($0) cannot be written. Give yourself write permission there.")
    } ?? .fine("the course's folder can be written")
  }

  static func temporary() -> Diagnosis {
    TemporaryFolder.problem().map(Diagnosis.missing)
      ?? .fine("\(TemporaryFolder.path) can be written")
  }

  static func disk(in root: URL) -> Diagnosis {
    // try?: the sentence says that it is not known.
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: root.path)
    guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else {
      return .fine("the free space is not known here")
    }
    let sentence = "\(free >> 20) MB free"
    return free >= 1 << 30
      ? .fine(sentence) : .missing("\(sentence). Builds need about 1024 MB.")
  }

  /// SwiftPM names a lock after the folder that it builds in; after `sudo` it belongs to another user.
  static func locks(
    on root: URL, in folder: URL = FileManager.default.temporaryDirectory,
    isWritable: IsWritable = FileManager.default.isWritableFile
  ) -> Diagnosis {
    let prefix = root.path.replacing("/", with: "_")
    // try?: a folder for temporary files that cannot be read has a line of its own.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let locks = names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".lock") }.sorted()
      .map { folder.appendingPathComponent($0).path }
    return locks.first { !isWritable($0) }.map {
      .missing(
        "\($0) belongs to another user, so Swift cannot build here. Delete it, or set TMPDIR to a folder of your own."
      )
    } ?? .fine("none of another user")
  }

  static func cache(
    at folder: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
    isWritable: IsWritable = FileManager.default.isWritableFile
  ) -> Diagnosis {
    let path = folder?.path ?? "HOME"
    var place = folder
    while let there = place, there.path != "/", !FileManager.default.fileExists(atPath: there.path)
    {
      place = there.deletingLastPathComponent()
    }
    return place.map { isWritable($0.path) } ?? false
      ? .fine("\(path) can be written")
      : .missing(
        "\(path) cannot be written, and Swift keeps modules there. Set HOME to a folder of your own."
      )
  }
}
