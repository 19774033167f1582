import Foundation

/// A file that nobody else of this machine can read.
package enum PrivateFile {
  /// Writes beside the target first and renames: at no time is there a file that others can read.
  package static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let draft = url.appendingPathExtension("\(getpid())")
    unlink(draft.path)
    let descriptor = open(draft.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError.ofWriting(url) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
    guard rename(draft.path, url.path) == 0 else { throw CocoaError.ofWriting(url) }
  }

  /// Nil where there is none, and where others may have read or written it.
  package static func readIfPrivate(_ url: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    guard let mode, mode & 0o077 == 0 else { return nil }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

extension CocoaError {
  /// What kept the last call of the system from writing a file, in words that tell more than its number.
  static func ofWriting(_ url: URL) -> CocoaError {
    let code: CocoaError.Code =
      switch errno {
      case EROFS: .fileWriteVolumeReadOnly
      case ENOSPC: .fileWriteOutOfSpace
      case EACCES, EPERM: .fileWriteNoPermission
      default: .fileWriteUnknown
      }
    return CocoaError(code, userInfo: [NSFilePathErrorKey: url.path])
  }
}
