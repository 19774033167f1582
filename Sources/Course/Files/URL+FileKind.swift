import Foundation

extension URL {
  /// A Boolean value that indicates whether the URL names an existing folder.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// A Boolean value that indicates whether the URL names a regular file or a link to one.
  package var isFile: Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    // The file might have been removed after the check above.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: resolvingSymlinksInPath().path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
