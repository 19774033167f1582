import Foundation

/// The file `.course/state.json`, with one section per kind of saved state.
///
/// A change to a section preserves the other sections, and any keys that a newer build might
/// have written. A damaged file is moved to the backups, with a message on standard error.
package struct StateFile {
  private let root: URL

  package init(in root: URL) { self.root = root }

  package static func file(in root: URL) -> URL {
    root.appendingPathComponent(".course/state.json")
  }

  private var file: URL { StateFile.file(in: root) }

  /// Returns a section if it exists, or a message if the file can't be read.
  package func read<Content: Decodable>(
    _ section: String, as type: Content.Type = Content.self
  ) -> (content: Content?, problem: String?) {
    do {
      do { return (try load(section, as: type).content, nil) } catch is DecodingError {
        return (try locked { try loadOrMoveAway(section, as: type).content }, nil)
      }
    } catch {
      return (nil, FileProblem.sentence(for: error))
    }
  }

  /// Changes the current content of a section, and returns the new content.
  @discardableResult
  package func change<Content: Codable>(
    _ section: String, from empty: Content, _ change: (inout Content) throws -> Void
  ) throws -> Content {
    try locked {
      var (sections, found) = try loadOrMoveAway(section, as: Content.self)
      var content = found ?? empty
      let known = try StateFile.object(content)
      try change(&content)
      sections[section] = StateFile.keeping(
        sections[section], knowing: known, in: try StateFile.object(content))
      try write(sections)
      return content
    }
  }

  private func locked<Result>(_ work: () throws -> Result) throws -> Result {
    let lock = try FileLock(root.appendingPathComponent(".course/lock"))
    defer { lock.release() }
    return try work()
  }

  private func write(_ sections: [String: Any]) throws {
    let data = try JSONSerialization.data(
      withJSONObject: sections, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try TextFile.write(data, to: file)
  }

  private static func object(_ content: some Encodable) throws -> Any {
    try JSONSerialization.jsonObject(
      with: JSONEncoder().encode(content), options: .fragmentsAllowed)
  }

  /// Copies keys unknown to this build from the old object to the new one, at every depth.
  private static func keeping(_ old: Any?, knowing known: Any, in new: Any) -> Any {
    guard let old = old as? [String: Any], let known = known as? [String: Any],
      var result = new as? [String: Any]
    else { return new }
    for (key, value) in old {
      guard let known = known[key] else {
        result[key] = result[key] ?? value
        continue
      }
      result[key] = result[key].map { keeping(value, knowing: known, in: $0) }
    }
    return result
  }

  /// Returns all sections, or throws a `DecodingError` if the file is damaged.
  private func sections() throws -> [String: Any] {
    guard let data = try TextFile.dataIfPresent(file) else { return [:] }
    // Text that isn't JSON leads to the same error as JSON without sections.
    guard let sections = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no sections"))
    }
    return sections
  }

  /// Returns all sections and the content of `section`, or throws a `DecodingError` if the file or
  /// that section is damaged.
  private func load<Content: Decodable>(
    _ section: String, as type: Content.Type
  ) throws -> (sections: [String: Any], content: Content?) {
    let sections = try sections()
    let content = try sections[section].map {
      try JSONDecoder().decode(
        type, from: JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed))
    }
    return (sections, content)
  }

  private func loadOrMoveAway<Content: Decodable>(
    _ section: String, as type: Content.Type
  ) throws -> (sections: [String: Any], content: Content?) {
    do { return try load(section, as: type) } catch is DecodingError {
      // If the file isn't JSON, there are no other sections to keep.
      var others = (try? sections()) ?? [:]
      others[section] = nil
      try moveAway()
      if !others.isEmpty { try write(others) }
      return (others, nil)
    }
  }

  private func moveAway() throws {
    let place = BackupPlace.new(in: root)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: file, to: place.appendingPathComponent(file.lastPathComponent))
    let sentence =
      ".course/state.json was damaged, so it was moved to "
      + "\(BackupPlace.folder)/\(place.lastPathComponent), and any sections that could still be read "
      + "were copied to a new file.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }
}
