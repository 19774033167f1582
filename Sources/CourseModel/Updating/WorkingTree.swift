import Files
import Foundation

/// The learner's files, beside which git has its own.
struct WorkingTree {
  /// What stands at a path.
  enum Content: Equatable {
    case nothing
    /// A file, by the name that git gives its text.
    case text(String, FileStamp)
    /// A link, a folder, a pipe.
    case other
  }

  let root: URL
  let git: Git

  /// What stands at each path now.
  func contents(of paths: [String]) throws -> [String: Content] {
    var contents: [String: Content] = [:]
    var files: [(path: String, stamp: FileStamp)] = []
    for path in paths {
      switch try kind(of: path) {
      case nil: contents[path] = .nothing
      case .file?:
        // Before the text is read: a file that is saved in between has another one afterwards.
        if let stamp = stamp(of: path) {
          files.append((path, stamp))
        } else {
          contents[path] = .nothing
        }
      default: contents[path] = .other
      }
    }
    let names = try git(
      "hash-object", "--stdin-paths", input: files.map { $0.path + "\n" }.joined()
    ).split(separator: "\n")
    for (file, name) in zip(files, names) { contents[file.path] = .text(String(name), file.stamp) }
    return contents
  }

  /// The first part of a path that is no folder, though it should be one.
  func obstacle(above path: String) throws -> String? {
    let parts = path.split(separator: "/").dropLast()
    let folders = parts.indices.map { parts[...$0].joined(separator: "/") }
    return try folders.first { ![nil, .folder].contains(try kind(of: $0)) }
  }

  func stamp(of path: String) -> FileStamp? { FileStamp(root.appendingPathComponent(path)) }

  /// Puts a file's text in the place of what stands there, in one step, with the permissions of either.
  func replace(_ path: String, with file: URL, keepsPermissions: Bool) throws {
    let place = root.appendingPathComponent(path)
    let files = FileManager.default
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isOld = keepsPermissions && files.fileExists(atPath: place.path)
    if isOld, let old = try files.attributesOfItem(atPath: place.path)[.posixPermissions] {
      try files.setAttributes([.posixPermissions: old], ofItemAtPath: file.path)
    }
    if rename(file.path, place.path) == 0 { return }
    guard errno == EXDEV else {
      throw CourseError("\(path) could not be replaced: \(String(cString: strerror(errno))).")
    }
    // The two are on two disks.
    let permissions = try files.attributesOfItem(atPath: file.path)[.posixPermissions] ?? 0o644
    try Data(contentsOf: file).write(to: place, options: .atomic)
    try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
  }

  /// Removes a file, and the folders that are empty then.
  func remove(_ path: String) throws {
    var place = root.appendingPathComponent(path)
    try FileManager.default.removeItem(at: place)
    repeat {
      place.deleteLastPathComponent()
    } while place.path != root.path && rmdir(place.path) == 0
  }

  private enum Kind { case file, folder, other }

  /// What stands there itself, and not what it leads to; nil where nothing does.
  private func kind(of path: String) throws -> Kind? {
    var status = stat()
    guard lstat(root.appendingPathComponent(path).path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else {
        throw CourseError("\(path): \(String(cString: strerror(errno))).")
      }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
