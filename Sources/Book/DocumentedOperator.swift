import Foundation
import Page

/// An operator as its declaration and its documentation say it is.
package struct DocumentedOperator: Equatable, Sendable {
  /// With its labels: `take(until:)`.
  package let name: String
  package let abstract: String
  /// The lines of its marbles.
  package let marbles: [String]
  package let rac: [String]
  /// Whether it is called on no signal: `Signal.timer(…)`.
  let isStatic: Bool

  var base: String { String(name.prefix { $0 != "(" }) }

  /// How a call of it begins: `take`, and `take(until` where its first argument has a label.
  ///
  /// The label `with` makes no other operator of it.
  package var call: String {
    let label = name.dropFirst(base.count + 1).prefix { !":)".contains($0) }
    return ["", "_", "with"].contains(label) ? base : "\(base)(\(label)"
  }

  /// How a call of it is written where its arguments do not matter: `take(until:)`.
  var shownCall: String { call.contains("(") && !call.hasSuffix(")") ? "\(call):)" : call }
}

extension DocumentedOperator {
  /// The operators that a file of the library declares with their documentation, once each.
  static func declared(in source: String) -> [DocumentedOperator] {
    var found: [DocumentedOperator] = []
    var documentation: [String] = []
    let lines = source.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") {
        documentation.append(String(text.dropFirst(3)))
      } else if !text.hasPrefix("@") {
        if !documentation.isEmpty, let name = name(declaredIn: lines[index...]) {
          let isStatic = text.hasPrefix("public static")
          found.append(
            DocumentedOperator(name: name, documentation: documentation, isStatic: isStatic))
        }
        documentation = []
      }
    }
    var names: Set<String> = []
    return found.filter { names.insert($0.name).inserted }
  }

  private init(name: String, documentation: [String], isStatic: Bool) {
    let lines = documentation.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
    let text = lines.joined(separator: " ")
    self.name = name
    self.isStatic = isStatic
    abstract = lines.prefix { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
      .joined(separator: " ")
    marbles = lines.drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
    rac = Self.names(in: text, after: /\bRAC:/)
  }

  /// The words in backticks that follow a mark, with commas between them.
  private static func names(in text: String, after mark: Regex<Substring>) -> [String] {
    guard let match = text.firstMatch(of: mark) else { return [] }
    let list = text[match.range.upperBound...].prefixMatch(of: /\s*`[^`]+`(?:, `[^`]+`)*/)
    return list?.output.codeSpans ?? []
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
