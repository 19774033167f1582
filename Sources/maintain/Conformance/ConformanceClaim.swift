import Foundation

/// A statement that the library's documentation says it keeps.
struct ConformanceClaim: Equatable {
  let id: String
  /// The file that says so, from the course's root.
  let path: String

  /// Every claim in the documentation comments of a file.
  ///
  /// A claim is what follows the word: `Keeps SIG-MERGE-1…4, 6 and STR-MAP-1`.
  static func claims(in text: String, at path: String) -> [ConformanceClaim] {
    paragraphs(of: text).flatMap { paragraph in
      paragraph.components(separatedBy: "Keeps ").dropFirst()
        .flatMap { ids(in: $0.prefix { $0 != "." && $0 != ";" }) }
    }
    .map { ConformanceClaim(id: $0, path: path) }
  }

  /// What is wrong with the claim; nil if the statement holds as it stands.
  func fault(_ exception: ConformanceException?, isKnown: Bool) -> String? {
    if !isKnown { return "\(path) says that it keeps \(id), which is no id; mend it." }
    return exception.map {
      "\(path) says that it keeps \(id), which is \($0.kind.rawValue) in Exceptions.txt; say so."
    }
  }

  /// Documentation without its marks and line breaks.
  private static func paragraphs(of text: String) -> [String] {
    text.components(separatedBy: .newlines).map { $0.trimmingCharacters(in: .whitespaces) }
      .split { !$0.hasPrefix("///") }
      .map { $0.map { $0.dropFirst(3) }.joined() }
  }

  /// A number without an area belongs to the area before it.
  private static func ids(in clause: Substring) -> [String] {
    var area = ""
    return clause.split { $0 == " " || $0 == "," }.flatMap { word -> [String] in
      let parts = word.split(separator: "-")
      let numbers = parts.last?.split(separator: "…").compactMap { Int($0) } ?? []
      guard let first = numbers.first, let last = numbers.last else { return [] }
      if parts.count > 1 { area = parts.dropLast().joined(separator: "-") }
      return (first...max(first, last)).map { "\(area)-\($0)" }
    }
  }
}
