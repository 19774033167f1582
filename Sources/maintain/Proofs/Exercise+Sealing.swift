import CourseModel
import Foundation

/// What `--seal` records of an exercise's files.
extension Exercise {
  /// The manifest, the stubs, the given files and the tests.
  var files: [(path: String, text: String)] { shipped.files.map { ($0.path, $0.text) } }

  static func record(of folder: URL) -> URL { ShippedFiles.file(of: folder) }

  /// The files that are not as they are recorded.
  func unsealedFiles() throws -> [String] {
    let onDisk = try asOnDisk().shipped.paths
    guard shipped.isSealed else { return onDisk }
    let gone = shipped.paths.filter { !onDisk.contains($0) }
    let new = onDisk.filter { !shipped.paths.contains($0) }
    return Set(Array(shipped.changes.keys) + gone + new).sorted()
  }

  func seal() throws { try asOnDisk().shipped.seal(folder) }

  /// The files that are a task's alone.
  func ownFiles(of task: ExerciseTask) -> Set<String> {
    ["\(sources)/\(task.fileName)", "Tests/\(module)Tests/\(task.testClass).swift"]
  }
}
