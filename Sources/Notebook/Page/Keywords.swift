/// Swift's words that a reader expects to see marked.
let swiftKeywords: Set<String> = [
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
