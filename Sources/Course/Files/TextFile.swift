import Foundation

/// Functions that read text files and write them atomically.
package enum TextFile {
  /// Returns the text of a file.
  ///
  /// Throws if the file is missing, unreadable, or not UTF-8.
  package static func read(_ url: URL) throws -> String {
    guard let text = String(validating: try data(url), as: UTF8.self) else {
      throw CourseError(
        "\(url.lastPathComponent) is not UTF-8 text. Save it with UTF-8 encoding.")
    }
    return text
  }

  /// Returns a function that reads files by their paths in a folder.
  package static func reader(in folder: URL) -> (_ path: String) throws -> String {
    { try read(folder.appendingPathComponent($0)) }
  }

  /// Returns the text of a file, or `nil` if it doesn't exist.
  package static func readIfPresent(_ url: URL) throws -> String? {
    do { return try read(url) } catch CocoaError.fileReadNoSuchFile { return nil }
  }

  /// Returns the contents of a file.
  ///
  /// Throws if the file is a pipe or a device, because reading it might never end.
  package static func data(_ url: URL) throws -> Data {
    guard !isDevice(url) else {
      throw CourseError("\(url.path) is a pipe or a device, not a file. Move it, and try again.")
    }
    return try Data(contentsOf: url)
  }

  /// Returns the contents of a file, or `nil` if it doesn't exist.
  package static func dataIfPresent(_ url: URL) throws -> Data? {
    do { return try data(url) } catch CocoaError.fileReadNoSuchFile { return nil }
  }

  package static func write(_ text: String, to url: URL) throws {
    try write(Data(text.utf8), to: url)
  }

  /// Writes to a temporary file, and renames it to the target.
  ///
  /// Symbolic links and permissions are preserved. Throws if the file is a pipe or a device.
  package static func write(_ data: Data, to url: URL) throws {
    let files = FileManager.default
    let file = url.resolvingSymlinksInPath()
    guard !isDevice(file) else {
      throw CourseError("\(url.path) is a pipe or a device, not a file. Choose another path.")
    }
    try files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let old = file.isFile ? try files.attributesOfItem(atPath: file.path)[.posixPermissions] : nil
    try data.write(to: file, options: .atomic)
    if let old { try files.setAttributes([.posixPermissions: old], ofItemAtPath: file.path) }
  }

  private static func isDevice(_ url: URL) -> Bool {
    !url.isFile && !url.isFolder && FileManager.default.fileExists(atPath: url.path)
  }
}

/// Error messages, with the course's own wording for file errors.
package enum FileProblem {
  package static func sentence(for error: any Error) -> String {
    let isFileError = (error as NSError).domain == NSCocoaErrorDomain
    if !isFileError, let sentence = (error as? any LocalizedError)?.errorDescription {
      return sentence
    }
    let error = error as NSError
    let file = error.userInfo[NSFilePathErrorKey] as? String
    let name = file ?? (error.userInfo[NSURLErrorKey] as? URL)?.path ?? "a file"
    switch isFileError ? CocoaError.Code(rawValue: error.code) : nil {
    case .fileWriteOutOfSpace:
      return "the disk is full, so \(name) was not written. Free some space and try again."
    case .fileWriteNoPermission where isUnreadable(file):
      return "no permission to read \(name). Give yourself read permission and try again."
    case .fileWriteVolumeReadOnly:
      return "\(name) is on a read-only volume. Copy the course's folder to a writable "
        + "volume, and try again there."
    case .fileWriteNoPermission:
      return "no permission to write \(name). Give yourself write permission and try again."
    case .fileReadNoPermission:
      return "no permission to read \(name). Give yourself read permission and try again."
    case .fileWriteFileExists:
      return
        "\(name) cannot be created, because a file is where a folder should be. Move that file."
    case .fileReadNoSuchFile, .fileNoSuchFile:
      return "\(name) is missing."
    case .fileLocking:
      return "\(name) cannot be locked. Copy the course's folder to a local disk, "
        + "and try again there."
    default:
      guard file.map({ URL(fileURLWithPath: $0).isFolder }) ?? false else {
        guard file != nil, let cause = error.userInfo[NSUnderlyingErrorKey] as? POSIXError
        else { return error.localizedDescription }
        guard cause.code != .ENOTDIR else {
          return
            "\(name) cannot be found, because a file is where a folder should be. Move that file."
        }
        return "\(name): \(String(cString: strerror(cause.code.rawValue)))."
      }
      return "\(name) is a folder, but it should be a file. Move it."
    }
  }

  /// Returns whether a file exists but can't be read.
  ///
  /// Copying such a file throws a write error instead of a read error.
  private static func isUnreadable(_ path: String?) -> Bool {
    guard let path else { return false }
    let files = FileManager.default
    return files.fileExists(atPath: path) && !files.isReadableFile(atPath: path)
  }
}
