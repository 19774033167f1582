import Foundation

/// What a folder holds, by name: Foundation leaves out names that are not UTF-8.
package struct FolderNames {
  package private(set) var readable: [String] = []
  /// With � in the place of what is not UTF-8.
  package private(set) var unreadable: [String] = []

  /// Throws when the folder cannot be read.
  package init(of folder: URL) throws {
    guard let entries = opendir(folder.path) else {
      throw CocoaError(
        errno == ENOENT ? .fileReadNoSuchFile : .fileReadNoPermission,
        userInfo: [NSFilePathErrorKey: folder.path])
    }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        if name != ".", name != ".." { readable.append(name) }
      } else {
        unreadable.append(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
