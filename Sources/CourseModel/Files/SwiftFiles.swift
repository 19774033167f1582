import Foundation

/// The Swift files below a folder, as an exercise counts them.
package enum SwiftFiles {
  /// Their paths from there, sorted.
  ///
  /// A hidden file is no part of an exercise: editors leave such beside the file that is open
  /// (`.#Task1.swift` in Emacs). Nor is anything else that only has the name of a file: a folder, a
  /// pipe, a link that leads nowhere.
  package static func paths(in folder: URL) -> [String] {
    // A folder may be a link itself; below it a link to a folder is not followed.
    let folder = folder.resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard path.hasSuffix(".swift"), !isHidden else { continue }
      let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
      // try?: a link to nothing is no file.
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      if attributes?[.type] as? FileAttributeType == .typeRegular { paths.append(path) }
    }
    return paths.sorted()
  }
}
