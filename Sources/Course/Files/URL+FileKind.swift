import Foundation

extension URL {
  /// Whether a folder stands there.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }

  /// Whether a file stands there, or a link to one.
  package var isFile: Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    // try?: a link to nothing is no file.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: resolvingSymlinksInPath().path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
