import Files
import PlainText

/// A function that returns the text of a file in the `Sources` folder.
package typealias SourceReader = (_ path: String) throws -> String

/// The source code and scene transcripts that a page's prose includes.
///
/// A line with `@source` includes a file from the library or `Contacts`, or one of the file's
/// declarations. Documentation comments are left out:
///
///     @source(Operators/Map.swift)
///     @source(Contacts/Search.swift, search) #1f0c29ab
///
/// The digest after `#` identifies the version of the excerpt that the prose describes, so that
/// `maintain verify` can report a change.
///
/// A line with `@scene` includes the transcript of a scene with one of its variants. Variants are
/// numbered from 0, and variant 0 is the default:
///
///     @scene(search)
///     @scene(search, 2)
package struct IncludedText {
  private let read: SourceReader

  package init(reading read: @escaping SourceReader) { self.read = read }

  /// An excerpt of a source file, and the digest of the version that the prose describes.
  package struct Excerpt {
    package let directive: String
    package let code: String
    package let digest: String?
  }

  /// Returns the excerpts that a page's file includes.
  package func excerpts(in text: String) throws -> [Excerpt] {
    try text.lines.compactMap(SourceDirective.init).map { directive in
      Excerpt(directive: directive.text, code: try code(for: directive), digest: directive.digest)
    }
  }

  /// Returns prose with its directives replaced, and calls `refuse` for each invalid directive.
  package func included(
    in prose: String, refuse: (_ directive: String, _ message: String) -> Void
  ) -> String {
    guard prose.utf8.contains(UInt8(ascii: "@")) else { return prose }
    return prose.lines.map { line in
      do {
        if let directive = SourceDirective(line) {
          return "\n*\(directive.file)*\n\n```swift\n\(try code(for: directive))\n```\n"
        }
        return try transcript(for: line)?.markdown ?? line
      } catch {
        refuse(line, FileProblem.sentence(for: error))
        return line
      }
    }
    .joined(separator: "\n")
  }

  private func code(for directive: SourceDirective) throws -> String {
    let file = directive.file
    let text = try read(file.hasPrefix("Contacts/") ? file : "ReactiveCore/\(file)")
      .withPlainNewlines
    guard let name = directive.declaration else { return Declaration.withoutDocumentation(text) }
    guard let code = Declaration.named(name, in: text) else {
      throw CourseError("\(file) doesn't declare “\(name)”")
    }
    return code
  }

  private func transcript(for line: String) throws -> SceneTranscript? {
    guard line.utf8.contains(UInt8(ascii: "@")),
      let match = line.wholeMatch(of: /\s*@scene\((?<scene>\w+)(?:, *(?<variant>\d+))?\)\s*/)
    else { return nil }
    let variant = match.variant.flatMap { Int($0) } ?? 0
    let found = SceneTranscript.all(in: try read(SceneTranscript.file))
      .first { $0.scene == match.scene && $0.variant == variant }
    guard let found else {
      throw CourseError("\(SceneTranscript.file) has no variant \(variant) of “\(match.scene)”")
    }
    return found
  }
}

private struct SourceDirective {
  let text: String
  let file: String
  let declaration: String?
  let digest: String?

  init?(_ line: String) {
    guard line.utf8.contains(UInt8(ascii: "@")),
      let match = line.wholeMatch(
        of: /\s*(?<text>@source\((?<file>[^,]*)(?:,(?<name>.*))?\))(?: #(?<digest>\w+))?\s*/)
    else { return nil }
    text = String(match.text)
    file = match.file.trimmingSpaces()
    declaration = match.name.map { $0.trimmingSpaces() }
    digest = match.digest.map(String.init)
  }
}
