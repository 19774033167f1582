import Foundation

/// The names of what a folder holds; none where there is no such folder.
///
/// Throws where it is there and cannot be read.
package func namesInFolder(_ folder: URL) throws -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
  } catch CocoaError.fileReadNoSuchFile {
    return []
  }
}

/// The paths of all that lies below a folder, sorted; none where there is no such folder.
package func pathsBelow(_ folder: URL) -> [String] {
  let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
  return (found ?? []).sorted()
}
