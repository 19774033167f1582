import Foundation

/// A public operator as the library's sources declare it.
package struct DeclaredOperator: Equatable, Sendable {
  /// From the library's folder on: `Operators/Transforming/Map.swift`.
  package let file: String
  /// With its labels: `take(until:)`.
  package let name: String
  /// Whether it is called on no signal: `Signal.timer(…)`.
  package let isStatic: Bool
  /// The lines of its documentation, without their marks.
  package let documentation: [String]

  /// Its name without the labels.
  package var base: String { String(name.prefix { $0 != "(" }) }

  /// The one list of them: what the library's folders `Operators` and `Sharing` declare, and its extensions of
  /// `Signal` in other folders; what an operator is written with, in `Forwarding.swift`, is none.
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

  /// Those of one file; an operator of several signatures comes as often.
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

  /// `take(until:)` for a declaration that begins on the first of some lines; nil for another.
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
      // The end of an arrow closes nothing.
      if ")]}>".contains(character), !(character == ">" && last == "-") { depth -= 1 }
      if depth == 0 { break }
      last = character
    }
    return "\(base)(\(labels))"
  }
}
