import Foundation

extension Course {
  /// Copies the files that are there, by their paths from the root, to `.course/backups/stamp`.
  ///
  /// Returns that folder; nil if there was nothing to copy.
  package func backUp(_ paths: [String], stamp: String) throws -> String? {
    let folder = ".course/backups/\(stamp)"
    var isNeeded = false
    for path in paths {
      let file = root.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let copy = root.appendingPathComponent("\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Of a link the text that it leads to: from the backup's folder it may lead nowhere.
      try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: copy)
      isNeeded = true
    }
    return isNeeded ? folder : nil
  }
}

extension Date {
  /// The name of a backup of this moment.
  package var backupStamp: String {
    formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: true).timeSeparator(.omitted))
  }
}
