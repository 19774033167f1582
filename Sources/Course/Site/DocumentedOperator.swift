import Foundation
import Lab
import Pages

/// An operator of the library, read from its declaration and its documentation.
package struct DocumentedOperator: Equatable, Sendable {
  /// The name with its labels: `take(until:)`.
  package let name: String
  package let abstract: String
  /// The lines of the marble diagram.
  package let marbles: [String]
  package let rac: [String]
  /// A Boolean value that indicates whether it is a static member, such as `Signal.timer(…)`.
  let isStatic: Bool

  var base: String { String(name.prefix { $0 != "(" }) }

  /// The beginning of a call: `take`, or `take(until` if the first argument has a label other than `with`.
  package var call: String {
    let label = name.dropFirst(base.count + 1).prefix { !":)".contains($0) }
    return ["", "_", "with"].contains(label) ? base : "\(base)(\(label)"
  }

  /// The call without arguments: `take(until:)`.
  var shownCall: String { call.contains("(") && !call.hasSuffix(")") ? "\(call):)" : call }
}

extension DocumentedOperator {
  /// Returns the documented operators among declarations, without duplicates.
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

  /// Returns the comma-separated words in backticks after a mark.
  private static func names(in text: String, after mark: Regex<Substring>) -> [String] {
    guard let match = text.firstMatch(of: mark) else { return [] }
    let list = text[match.range.upperBound...].prefixMatch(of: /\s*`[^`]+`(?:, `[^`]+`)*/)
    return list?.output.codeSpans ?? []
  }
}
