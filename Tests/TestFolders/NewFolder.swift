import Foundation

/// Creates a temporary folder, which is deleted when the tests end.
package func newFolder(_ name: String = "test") throws -> URL {
  let folder = newPlace(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// Returns an unused path at which anything created is deleted when the tests end.
package func newPlace(_ name: String = "test") -> URL {
  folder.appendingPathComponent("\(name)-\(UUID().uuidString)")
}

/// Writes text to a file, creating its parent folders if they don't exist.
package func put(_ text: String, at file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

/// Writes a shell script that can be executed.
package func putScript(_ script: String, at file: URL) throws {
  try put("#!/bin/sh\n\(script)\n", at: file)
  try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
}

private let folder: URL = {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("course-tests-\(UUID().uuidString)")
  // An error is ignored here, because the first write into the folder reports it.
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  // An error is ignored here, because the system deletes old temporary folders.
  atexit { try? FileManager.default.removeItem(at: TestFolders.folder) }
  return folder
}()
