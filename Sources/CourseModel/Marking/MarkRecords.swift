import Files
import Foundation

/// The marks of answers that were tried before, in `.course/marks`: a file for each set of answers.
///
/// They are safe to delete. Answers run in a box that does not have this folder. Where a machine has no
/// box, an answer could write a file here; so each carries a digest with a key of this clone, and one
/// that does not fit is not believed.
struct MarkRecords {
  private struct Record: Codable {
    var digest: String
    var marks: [Int: Mark]
  }

  private let folder: URL
  private let keysLock: URL

  init(of course: Course) {
    folder = course.state.appendingPathComponent("marks")
    keysLock = course.root.appendingPathComponent(".build/course/key.lock")
  }

  /// Nil when there are none, or none that can be believed.
  func marks(named name: String) -> [Int: Mark]? {
    guard let data = try? Data(contentsOf: file(named: name)),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      let key = try? key(),
      record.digest == (try? digest(of: record.marks, named: name, key: key))
    else { return nil }
    return record.marks
  }

  func keep(_ marks: [Int: Mark], named name: String) throws {
    let record = Record(digest: try digest(of: marks, named: name, key: key()), marks: marks)
    try TextFile.write(try JSON.line(record), to: file(named: name))
  }

  private func file(named name: String) -> URL { folder.appendingPathComponent("\(name).json") }

  private func digest(of marks: [Int: Mark], named name: String, key: String) throws -> String {
    let text = try JSON.line(marks)
    return Digest.of(key + name + text) + Digest.of(text + key)
  }

  /// Whoever asks first makes it; who asks at the same time waits.
  private func key() throws -> String {
    let file = folder.appendingPathComponent("key")
    if let key = try TextFile.readIfPresent(file) { return key }
    let lock = try FileLock(keysLock)
    defer { lock.release() }
    if let key = try TextFile.readIfPresent(file) { return key }
    // Nobody else may read it when the key is written, and it has its name when it is whole.
    let draft = folder.appendingPathComponent("key.draft")
    try TextFile.write("", to: draft)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft.path)
    let key = UUID().uuidString
    try Data(key.utf8).write(to: draft)
    try FileManager.default.moveItem(at: draft, to: file)
    return key
  }
}
