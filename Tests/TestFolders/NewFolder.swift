import Foundation

/// Makes a folder for a test, which is gone with all that is in it when the tests have run.
package func newFolder(_ name: String = "test") throws -> URL {
  let folder = newPlace(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// A path for a test where nothing is yet; what is made there is gone when the tests have run.
package func newPlace(_ name: String = "test") -> URL {
  folder.appendingPathComponent("\(name)-\(UUID().uuidString)")
}

/// Writes a text into a file, and makes the folders that it lies in.
package func put(_ text: String, at file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

private let folder: URL = {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("course-tests-\(UUID().uuidString)")
  // try?: who writes there says that it cannot be.
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  // try?: what cannot be removed is left to the system, which empties this place.
  atexit { try? FileManager.default.removeItem(at: TestFolders.folder) }
  return folder
}()
