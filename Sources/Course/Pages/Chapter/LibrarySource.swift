import Foundation
import PlainText

/// The library's own files, so that a page shows how a thing works and cannot go stale; and those of
/// the program that the pages grow.
///
/// A line of prose asks for a whole file, or for one declaration of it:
///
///     @source(Operators/Map.swift)
///     @source(Subscriber.swift, sendCompleted)
///     @source(Contacts/Search.swift, search) #1f0c29ab
///
/// Of several declarations with one name the first is shown. Documentation comments are left out: the
/// page's prose stands in their place. Behind `#` stands a digest of the excerpt that the prose was written
/// for.
package struct LibrarySource {
  private let folder: URL?

  package init(folder: URL?) { self.folder = folder }

  package init(ofPageAt path: String) {
    folder = PagePlace(path: path).root.appendingPathComponent("Sources/ReactiveCore")
  }

  var sceneRuns: SceneRuns { SceneRuns(sources: folder?.deletingLastPathComponent()) }

  package struct Excerpt {
    package let directive: String
    package let code: String
    package let digest: String?
  }

  package func excerpts(in text: String) -> [Excerpt] {
    text.lines.compactMap(Request.init).compactMap { request in
      guard case .success(let code) = code(for: request) else { return nil }
      return Excerpt(directive: request.directive, code: code, digest: request.digest)
    }
  }

  package func weave(
    into prose: String, refuse: (_ directive: String, _ message: String) -> Void
  ) -> String {
    prose.lines.map { line in
      guard let request = Request(line) else { return line }
      switch code(for: request) {
      case .success(let code):
        return "\n*\(request.file)*\n\n```swift\n\(code)\n```\n"
      case .failure(let missing):
        refuse(line, missing.message)
        return line
      }
    }
    .joined(separator: "\n")
  }

  private func code(for request: Request) -> Result<String, Missing> {
    // The program's folder stands beside the library's.
    let isOfProgram = request.file.hasPrefix("Contacts/")
    let base = isOfProgram ? folder?.deletingLastPathComponent() : folder
    let path = base?.appendingPathComponent(request.file).path ?? request.file
    let text: String
    do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      return .failure(
        Missing(
          message: isThere
            ? "the library's file \(request.file) cannot be read"
            : "the library has no file \(request.file)"))
    }
    guard let name = request.declaration else {
      return .success(Declaration.withoutDocumentation(text.withPlainNewlines))
    }
    guard let code = Declaration.named(name, in: text.withPlainNewlines) else {
      return .failure(Missing(message: "\(request.file) declares no \(name)"))
    }
    return .success(code)
  }

  private struct Missing: Error {
    let message: String
  }

  private struct Request {
    let directive: String
    let file: String
    let declaration: String?
    let digest: String?

    init?(_ line: String) {
      guard line.utf8.contains(UInt8(ascii: "@")) else { return nil }
      guard
        let match = line.wholeMatch(
          of: /\s*(?<directive>@source\((?<file>[^,]*)(?:,(?<name>.*))?\))(?: #(?<digest>\w+))?\s*/)
      else { return nil }
      directive = String(match.directive)
      file = match.file.trimmingSpaces()
      declaration = match.name.map { $0.trimmingSpaces() }
      digest = match.digest.map(String.init)
    }
  }
}
