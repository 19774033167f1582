import Foundation

/// A file that only its owner can read.
package enum PrivateFile {
  /// Writes the text to a new private file, and renames it to the target.
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

  /// Returns the text, or `nil` if the file doesn't exist or isn't private.
  package static func readIfPrivate(_ url: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    guard let mode, mode & 0o077 == 0 else { return nil }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

extension CocoaError {
  /// Returns an error that describes why the last system call couldn't write a file.
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
