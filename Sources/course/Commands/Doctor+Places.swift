import Foundation

/// The places outside of the course that Swift needs: its locks, and the folder for what it keeps.
extension Doctor {
  typealias IsWritable = (_ path: String) -> Bool

  /// SwiftPM names a lock after the folder that it builds in; after `sudo` it belongs to another user.
  static func locks(
    on root: URL, in folder: URL = FileManager.default.temporaryDirectory,
    isWritable: IsWritable = FileManager.default.isWritableFile
  ) -> Diagnosis {
    let prefix = root.path.replacing("/", with: "_")
    // try?: a folder for temporary files that cannot be read has a line of its own.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let locks = names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".lock") }.sorted()
      .map { folder.appendingPathComponent($0).path }
    let foreign = locks.first { !isWritable($0) }
    return Diagnosis(
      what: "Locks", isFine: foreign == nil,
      sentence: foreign.map {
        "\($0) belongs to another user, so Swift cannot build here. Delete it, or set TMPDIR to a folder of your own."
      } ?? "none of another user")
  }

  static func cache(
    at folder: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
    isWritable: IsWritable = FileManager.default.isWritableFile
  ) -> Diagnosis {
    let path = folder?.path ?? "HOME"
    var place = folder
    while let there = place, there.path != "/", !FileManager.default.fileExists(atPath: there.path)
    {
      place = there.deletingLastPathComponent()
    }
    let isFine = place.map { isWritable($0.path) } ?? false
    return Diagnosis(
      what: "Cache", isFine: isFine,
      sentence: isFine
        ? "\(path) can be written"
        : "\(path) cannot be written, and Swift keeps modules there. Set HOME to a folder of your own."
    )
  }
}
