package struct Token: Equatable {
  package enum Kind: Equatable {
    case keyword, type, identifier, attribute, number, string
    case lineComment, blockComment
    case punctuation, space, newline

    var canHoldNewline: Bool { self == .newline || self == .string || self == .blockComment }
  }

  package let kind: Kind
  package let text: String
  /// The number of the line where the token starts, 1 or higher.
  package let line: Int

  package var isComment: Bool { kind == .lineComment || kind == .blockComment }
  package var isBlank: Bool { kind == .space || kind == .newline }

  var opens: Bool { kind == .punctuation && (text == "(" || text == "{" || text == "[") }
  var closes: Bool { kind == .punctuation && (text == ")" || text == "}" || text == "]") }
}

/// The keywords to highlight.
package let swiftKeywords: Set<String> = [
  "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
  "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do",
  "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
  "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
  "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
  "override", "precedencegroup", "private", "protocol", "public", "repeat", "required", "rethrows",
  "return", "self", "Self", "sending", "set", "some", "static", "struct", "subscript", "super",
  "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
  "while", "willSet",
]

package struct PageError: Error, Equatable {
  package let line: Int
  package let message: String
}
