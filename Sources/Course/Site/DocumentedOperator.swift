import Foundation
import Lab
import Pages

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
  /// The operators of some declarations that have a documentation, once each.
  static func documented(_ operators: [DeclaredOperator]) -> [DocumentedOperator] {
    var names: Set<String> = []
    return operators.filter { !$0.documentation.isEmpty && names.insert($0.name).inserted }
      .map { DocumentedOperator($0) }
  }

  private init(_ operation: DeclaredOperator) {
    let lines = operation.documentation
    name = operation.name
    isStatic = operation.isStatic
    abstract = lines.prefix { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
      .joined(separator: " ")
    marbles = lines.drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
    rac = Self.names(in: lines.joined(separator: " "), after: /\bRAC:/)
  }

  /// The words in backticks that follow a mark, with commas between them.
  private static func names(in text: String, after mark: Regex<Substring>) -> [String] {
    guard let match = text.firstMatch(of: mark) else { return [] }
    let list = text[match.range.upperBound...].prefixMatch(of: /\s*`[^`]+`(?:, `[^`]+`)*/)
    return list?.output.codeSpans ?? []
  }
}
