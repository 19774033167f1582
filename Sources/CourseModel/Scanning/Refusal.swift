/// Code that would make the tests meaningless, whatever it was written for.
package struct Refusal: Equatable {
  package let sentence: String
  package let line: Int

  /// Nil when there is nothing against a trial.
  ///
  /// What the stub itself has is allowed, and so is what only a comment or a string says.
  package static func of(_ text: String, stub: String?) -> Refusal? {
    let read = CodeText(text)
    let code = read.text
    let stub = CodeText(stub ?? "").text
    // What only seems to be declared allows nothing.
    for rule in rules(for: OwnTypes(in: read.isCertain ? code : "")) {
      let words = rule.words(in: code)
      let allowed = Set(words.isEmpty ? [] : rule.words(in: stub))
      if let word = words.first(where: { !allowed.contains($0) }) {
        let line = code[..<word.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let name = word.split(whereSeparator: \.isWhitespace).joined()
        return Refusal(sentence: rule.sentence(name), line: line)
      }
    }
    return nil
  }

  private struct Rule {
    let pattern: Regex<(Substring, word: Substring)>
    var isAllowed: (Substring, String) -> Bool = { _, _ in false }
    let sentence: (String) -> String

    func words(in text: String) -> [Substring] {
      text.matches(of: pattern).map(\.word).filter { !isAllowed($0, text) }
    }
  }

  private static func rules(for own: OwnTypes) -> [Rule] {
    [
      Rule(pattern: /(?<word>XCT\w*|\bCourse(?:Harness|Watch)\w*)/) {
        "It uses the name \($0), which belongs to the tests. "
          + "Take it out, or choose another name."
      },
      Rule(
        pattern: /func\s*(?<word>[=!]==?|!|&&|\|\||~=|[<>]=?)[\s(<\/]/,
        isAllowed: own.isOrder(_:in:)
      ) {
        "It writes its own \($0), which the tests compare with. "
          + ($0 == "==" ? "Write `: Equatable` on the type and let Swift do it." : "Take it out.")
      },
      Rule(pattern: /(?<word>ExpressibleBy\w*|\bSetAlgebra\b)/) {
        "It uses the name \($0): with it a type of yours passes for what a test expects. "
          + "Take it out, and return the type that the task asks for."
      },
      Rule(pattern: /func\s+(?<word>isEqual)\b/) {
        "It writes its own \($0), which decides what a test takes for equal. Take it out."
      },
      Rule(
        pattern:
          /(?<word>@\s*_\w+|@\s*(?:c|cdecl|export|main|section|used)\b|\bdl(?:open|sym)\b)/
      ) {
        "It uses \($0), which reaches past your own code into the tests'. "
          + "No task needs it: take it out."
      },
    ]
  }
}

/// The types that a file declares; those that are `Comparable` have an order of their own.
private struct OwnTypes {
  private let declared: Set<String>
  private let extendsOthers: Bool

  init(in text: String) {
    let words = SourceScan(text).words.map(\.text)
    let pairs = zip(words, words.dropFirst())
    let kinds: Set = ["class", "struct", "enum", "actor"]
    let declared = Set(pairs.filter { kinds.contains($0.0) }.map(\.1))
    self.declared = words.contains("Comparable") ? declared : []
    extendsOthers = pairs.contains { $0.0 == "extension" && !declared.contains($0.1) }
  }

  /// `static func < (a: Sale, b: Sale)`, where `Sale` is declared here: no test compares with it
  /// that does not ask for it.
  func isOrder(_ word: Substring, in text: String) -> Bool {
    guard ["<", ">", "<=", ">="].contains(word) else { return false }
    let rest = text[word.endIndex...].prefix(400)
    let sides =
      #/
      \s* \( \s* \w+ (?:\s+ \w+)? \s* : \s* (\w+) \s* ,
      \s* \w+ (?:\s+ \w+)? \s* : \s* (\w+) \s* \)
      /#
    guard let match = rest.prefixMatch(of: sides), match.1 == match.2 else { return false }
    return match.1 == "Self"
      ? !declared.isEmpty && !extendsOthers : declared.contains(String(match.1))
  }
}
