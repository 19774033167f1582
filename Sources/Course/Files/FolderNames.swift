import Foundation

/// Returns the names in a folder, or an empty list if the folder doesn't exist.
package func namesInFolder(_ folder: URL) throws -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
  } catch CocoaError.fileReadNoSuchFile {
    return []
  }
}

/// Returns all paths in a folder, sorted, or an empty list if the folder doesn't exist.
///
/// Throws if the folder or one of its subfolders can't be read.
package func pathsBelow(_ folder: URL) throws -> [String] {
  do {
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  } catch CocoaError.fileReadNoSuchFile {
    return []
  }
}
