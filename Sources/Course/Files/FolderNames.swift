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
///
/// Throws where it, or a folder in it, is there and cannot be read.
package func pathsBelow(_ folder: URL) throws -> [String] {
  do {
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  } catch CocoaError.fileReadNoSuchFile {
    return []
  }
}
