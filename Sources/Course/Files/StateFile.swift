import Foundation

/// `.course/state.json`, which has a section for each part of the course that remembers something.
///
/// A program changes its own section and keeps the others, also those that it doesn't know.
package struct StateFile {
  private let root: URL
  private var file: URL { root.appendingPathComponent(".course/state.json") }

  package init(in root: URL) { self.root = root }

  /// Returns a section, or nil where there is none, and a sentence if the file can't be read.
  package func read<Content: Decodable>(
    _ section: String, as type: Content.Type = Content.self
  ) -> (content: Content?, problem: String?) {
    do {
      do { return (try load(section, as: type).content, nil) } catch is DecodingError {
        return try locked {
          let (_, content, problem) = try loadOrMoveAway(section, as: type)
          return (content, problem)
        }
      }
    } catch {
      return (nil, FileProblem.sentence(for: error))
    }
  }

  /// Changes a section as it is now, which may be newer than what was read before.
  package func change<Content: Codable>(
    _ section: String, from empty: Content, _ change: (inout Content) throws -> Void
  ) throws {
    try locked {
      var (sections, found, _) = try loadOrMoveAway(section, as: Content.self)
      var content = found ?? empty
      try change(&content)
      sections[section] = try JSONSerialization.jsonObject(
        with: JSONEncoder().encode(content), options: .fragmentsAllowed)
      let data = try JSONSerialization.data(
        withJSONObject: sections, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      try TextFile.write(data, to: file)
    }
  }

  private func locked<Result>(_ work: () throws -> Result) throws -> Result {
    let lock = try FileLock(root.appendingPathComponent(".course/lock"))
    defer { lock.release() }
    return try work()
  }

  /// Throws a `DecodingError` for a damaged file.
  private func load<Content: Decodable>(
    _ section: String, as type: Content.Type
  ) throws -> (sections: [String: Any], content: Content?) {
    guard let data = try TextFile.dataIfPresent(file) else { return ([:], nil) }
    // try?: a text that isn't JSON is as damaged as JSON of another kind.
    guard let sections = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no sections"))
    }
    let content = try sections[section].map {
      try JSONDecoder().decode(
        type, from: JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed))
    }
    return (sections, content)
  }

  private func loadOrMoveAway<Content: Decodable>(
    _ section: String, as type: Content.Type
  ) throws -> (sections: [String: Any], content: Content?, problem: String?) {
    do {
      let (sections, content) = try load(section, as: type)
      return (sections, content, nil)
    } catch is DecodingError {
      return ([:], nil, try moveAway())
    }
  }

  /// Moves a damaged file to the backups; returns what to say about it.
  private func moveAway() throws -> String {
    let place = BackupPlace.new(in: root)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: file, to: place.appendingPathComponent(file.lastPathComponent))
    return ".course/state.json was damaged, so it was moved to "
      + "\(BackupPlace.folder)/\(place.lastPathComponent), and a new one begins."
  }
}
