import Pages

/// The tokens of a Swift file, except comments and strings.
///
/// The scan finds names and declarations. It skips strings with their interpolations, because tests
/// can't use a declaration inside an interpolation.
package struct SourceScan {
  package struct Word: Equatable {
    package let text: String
    package let line: Int
  }

  package let words: [Word]

  package init(_ source: String) {
    var words: [Word] = []
    var isInOperator = false
    for token in Lexer.tokens(of: source) {
      let text = Word.text(of: token)
      let isOperator = token.kind == .punctuation && Word.operatorSigns.contains(text)
      if isOperator, isInOperator, let first = words.popLast() {
        words.append(Word(text: first.text + text, line: first.line))
      } else {
        if token.text.first == "@" { words.append(Word(text: "@", line: token.line)) }
        if !text.isEmpty { words.append(Word(text: text, line: token.line)) }
      }
      isInOperator = isOperator
    }
    self.words = words
  }

  /// Returns whether two files have the same code, ignoring comments and layout.
  package static func isAlike(_ source: String, _ other: String) -> Bool {
    source == other || code(of: source) == code(of: other)
  }

  private static func code(of source: String) -> [String] {
    let asides: [Token.Kind] = [.lineComment, .blockComment, .space, .newline]
    return Lexer.tokens(of: source).filter { !asides.contains($0.kind) }.map(\.text)
  }

  package static let declaring: Set = [
    "func", "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  package static let allDeclaring = declaring.union(["let", "var"])

  /// The names of all declared types and functions, including nested ones.
  package var declaredNames: Set<String> { names(after: SourceScan.declaring) }

  /// The names of all declared types, functions, and variables.
  package var allDeclaredNames: Set<String> { names(after: SourceScan.allDeclaring) }

  /// The names of the types and functions declared at the top level.
  package var topLevelNames: Set<String> {
    var depth = 0
    var names: Set<String> = []
    for (word, next) in zip(words, words.dropFirst()) {
      if word.text == "{" { depth += 1 }
      if word.text == "}" { depth -= 1 }
      if depth == 0, SourceScan.declaring.contains(word.text) { names.insert(next.text) }
    }
    return names
  }

  package var mentionedNames: Set<String> { Set(words.map(\.text)) }

  /// The names of types and called functions, except members.
  package var namesUsed: Set<String> {
    let used = words.indices.filter { index in
      let isMember = index > 0 && words[index - 1].text == "."
      let isCalled = index + 1 < words.count && words[index + 1].text == "("
      return !isMember && (isCalled || words[index].text.first?.isUppercase == true)
    }
    return Set(used.map { words[$0].text })
  }

  private func names(after openings: Set<String>) -> Set<String> {
    let pairs = zip(words, words.dropFirst()).filter { openings.contains($0.0.text) }
    return Set(pairs.map(\.1.text))
  }

  /// The names of the test functions, in order.
  package var testFunctions: [String] {
    words.indices.dropLast(3).compactMap { index in
      let name = words[index + 1].text
      let takesNothing = words[index + 2].text == "(" && words[index + 3].text == ")"
      let isTest = words[index].text == "func" && name.hasPrefix("test")
      return isTest && takesNothing ? name : nil
    }
  }
}

extension SourceScan.Word {
  fileprivate static let operatorSigns = "=!<>+-*/%&|^~?"

  /// Returns the text of a token, or an empty string if the scan skips the token.
  fileprivate static func text(of token: Token) -> String {
    switch token.kind {
    case .lineComment, .blockComment, .string, .space, .newline: ""
    case .punctuation: (operatorSigns + "(){}:.").contains(token.text) ? token.text : ""
    case .attribute: String(token.text.dropFirst())
    case .keyword, .type, .identifier, .number: token.text.filter { $0 != "`" }
    }
  }
}
