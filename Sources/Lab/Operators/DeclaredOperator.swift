import Foundation

/// A public operator as declared in the library's source.
package struct DeclaredOperator: Equatable, Sendable {
  /// The path relative to the library's folder, such as `Operators/Transforming/Map.swift`.
  package let file: String
  /// The name with labels, such as `take(until:)`.
  package let name: String
  /// A Boolean value that indicates whether the operator is static, as in `Signal.timer(…)`.
  package let isStatic: Bool
  /// The lines of documentation, without `///`.
  package let documentation: [String]

  /// The name without labels.
  package var base: String { String(name.prefix { $0 != "(" }) }

  /// Returns the operators in the folders `Operators` and `Sharing`, and in all other extensions of
  /// `Signal` except those in `Forwarding.swift`.
  ///
  /// - Parameter library: The folder `Sources/ReactiveCore`.
  package static func all(in library: URL) throws -> [DeclaredOperator] {
    try FileManager.default.subpathsOfDirectory(atPath: library.path)
      .filter { $0.hasSuffix(".swift") && $0 != "Forwarding.swift" }.sorted()
      .flatMap { file in
        let source = library.appendingPathComponent(file)
        return declared(in: try String(contentsOf: source, encoding: .utf8), of: file)
      }
  }

  /// Returns the operators of one file, with one element per signature.
  package static func declared(in source: String, of file: String) -> [DeclaredOperator] {
    let isAllOperators = file.hasPrefix("Operators/") || file.hasPrefix("Sharing/")
    var found: [DeclaredOperator] = []
    var documentation: [String] = []
    var isOfSignal = false
    let lines = source.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if let first = line.first, first.isLetter {
        isOfSignal =
          line.hasPrefix("extension Signal ") || line.hasPrefix("public extension Signal ")
      }
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") {
        documentation.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
      } else if !text.hasPrefix("@") {
        if isAllOperators || isOfSignal, text.hasPrefix("public "),
          let name = name(declaredIn: lines[index...])
        {
          found.append(
            DeclaredOperator(
              file: file, name: name, isStatic: text.hasPrefix("public static"),
              documentation: documentation))
        }
        documentation = []
      }
    }
    return found
  }

  /// Returns the name and labels of the declaration at the start of `lines`, or `nil` if it isn't a
  /// public function or property.
  private static func name(declaredIn lines: ArraySlice<String>) -> String? {
    let declaration = lines.prefix(8).joined(separator: "\n")
    guard
      let start = declaration.prefixMatch(
        of: /\s*public (?:static )?(?:func|var) (`?\w+`?)(<[^(]*>)?/)
    else { return nil }
    let base = start.1.filter { $0 != "`" }
    guard declaration[start.range.upperBound...].first == "(" else { return base }
    var depth = 0
    var labels = ""
    var word = ""
    var isLabel = false
    var last: Character = " "
    for character in declaration[start.range.upperBound...] {
      if character == "(" || character == "," {
        isLabel = (depth == 0 && character == "(") || (depth == 1 && character == ",")
        word = ""
      } else if isLabel, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if isLabel, !word.isEmpty {
        labels += word + ":"
        isLabel = false
      }
      if "([{<".contains(character) { depth += 1 }
      // The `>` of `->` doesn't close a bracket.
      if ")]}>".contains(character), !(character == ">" && last == "-") { depth -= 1 }
      if depth == 0 { break }
      last = character
    }
    return "\(base)(\(labels))"
  }
}
