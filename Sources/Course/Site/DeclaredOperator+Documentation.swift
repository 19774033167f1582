import Exercises
import Lab
import Pages
import PlainText

extension DeclaredOperator {
  /// Returns the operators that have documentation, without duplicates.
  static func documented(_ operators: [DeclaredOperator]) -> [DeclaredOperator] {
    var names: Set<String> = []
    return operators.filter { !$0.documentation.isEmpty && names.insert($0.name).inserted }
  }

  package var abstract: String {
    documentation.prefix { !$0.isBlank }.joined(separator: " ")
  }

  /// The lines of the marble diagram in the documentation.
  package var marbles: [String] {
    documentation.drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
  }

  /// The operator's names in ReactiveCocoa.
  package var rac: [String] {
    let text = documentation.joined(separator: " ")
    return text.firstMatch(of: /\bRAC:(\s*`[^`]+`(?:, `[^`]+`)*)/)?.1.codeSpans ?? []
  }

  /// The start of a call, such as `take`, or `take(until` if the first argument has a label other
  /// than `with`.
  package var call: String {
    let label = name.dropFirst(base.count + 1).prefix { !":)".contains($0) }
    return ["", "_", "with"].contains(label) ? base : "\(base)(\(label)"
  }

  /// The call with its label but without arguments, such as `take(until:)`.
  var shownCall: String { call.contains("(") && !call.hasSuffix(")") ? "\(call):)" : call }
}

extension OtherNames.Tables {
  /// The operator's names in other libraries.
  package subscript(operation: DeclaredOperator) -> OtherNames {
    let keys = operation.rac + [operation.name, operation.shownCall, operation.base]
    return keys.lazy.compactMap { self[$0] }.first ?? OtherNames()
  }
}
