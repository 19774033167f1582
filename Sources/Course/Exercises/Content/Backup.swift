import Files
import Foundation

/// A backup of a learner's files in `.course/backups/NAME`, with the same paths as in the course.
package struct Backup {
  package let name: String
  package let files: [String]

  /// The name prefix of a backup that is still being written.
  fileprivate static let unfinished = "."

  /// Returns the complete backups, oldest first.
  package static func all(in course: Course) throws -> [Backup] {
    let folder = course.root.appendingPathComponent(BackupPlace.folder)
    guard folder.isFolder else { return [] }
    return try namesInFolder(folder).filter { !$0.hasPrefix(unfinished) }.sorted().map { name in
      let copies = folder.appendingPathComponent(name)
      return Backup(
        name: name,
        files: try pathsBelow(copies).filter { copies.appendingPathComponent($0).isFile })
    }.filter { !$0.files.isEmpty }
  }

  /// Restores a file, after backing up the current version if it differs from this backup's.
  ///
  /// Returns the path of the new backup, or `nil` if there was nothing to back up.
  package func restore(_ path: String, in course: Course, stamp: String) throws -> String? {
    let copy = course.root.appendingPathComponent("\(BackupPlace.folder)/\(name)/\(path)")
    return try course.restore([(path, try TextFile.data(copy))], stamp: stamp).backup
  }
}

extension Course {
  /// Backs up the files whose contents would change, and writes their new contents.
  ///
  /// Returns the paths of the changed files, and the path of the backup.
  ///
  /// - Parameter texts: The new contents of each file, with its path relative to the course's root.
  package func restore(
    _ texts: [(path: String, data: Data)], stamp: String
  ) throws -> (files: [String], backup: String?) {
    let changed = try texts.filter { path, data in
      try TextFile.dataIfPresent(root.appendingPathComponent(path)) != data
    }
    let backup = try backUp(changed.map(\.path), stamp: stamp)
    for (path, data) in changed {
      try TextFile.write(data, to: root.appendingPathComponent(path))
    }
    return (changed.map(\.path), backup)
  }

  /// Copies existing files to a draft folder, which becomes `.course/backups/STAMP` when complete.
  ///
  /// Returns the path of the backup, or `nil` if there was nothing to copy.
  package func backUp(_ paths: [String], stamp: String) throws -> String? {
    let files = FileManager.default
    let present = paths.filter { root.appendingPathComponent($0).isFile }
    guard !present.isEmpty else { return nil }
    let folder = root.appendingPathComponent(BackupPlace.folder)
    let draft = folder.appendingPathComponent("\(Backup.unfinished)\(UUID().uuidString)")
    do {
      for path in present {
        let copy = draft.appendingPathComponent(path)
        try files.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Copy a link's target, because a relative link would break in the backup.
        try files.copyItem(
          at: root.appendingPathComponent(path).resolvingSymlinksInPath(), to: copy)
      }
      let backup = BackupPlace.new(in: root, named: stamp)
      try files.moveItem(at: draft, to: backup)
      return "\(BackupPlace.folder)/\(backup.lastPathComponent)"
    } catch {
      try? files.removeItem(at: draft)
      guard case CocoaError.fileWriteOutOfSpace = error else { throw error }
      throw CourseError(
        "the disk is full, so your work could not be backed up, and nothing was changed. "
          + "Free some space and try again.")
    }
  }
}
