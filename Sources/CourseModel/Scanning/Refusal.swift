/// Code that would make the tests meaningless, whatever it was written for.
package struct Refusal: Equatable {
  package let sentence: String
  package let line: Int

  /// Nil when there is nothing against a trial.
  ///
  /// What the stub itself has is allowed. The text is searched as it stands, comments and strings
  /// too: who knows where they begin and end is the compiler alone.
  package static func of(_ text: String, stub: String?) -> Refusal? {
    for rule in rules {
      let words = rule.words(in: text)
      let allowed = Set(words.isEmpty ? [] : rule.words(in: stub ?? ""))
      if let word = words.first(where: { !allowed.contains($0) }) {
        let line = text[..<word.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        return Refusal(sentence: rule.sentence(String(word)), line: line)
      }
    }
    return nil
  }

  private struct Rule {
    let pattern: Regex<(Substring, word: Substring)>
    let sentence: (String) -> String

    func words(in text: String) -> [Substring] { text.matches(of: pattern).map(\.word) }
  }

  private static var rules: [Rule] {
    [
      Rule(pattern: /(?<word>XCT\w*)/) {
        "It uses the name \($0), which belongs to the tests. "
          + "Take it out, from comments too, or choose another name."
      },
      Rule(
        pattern:
          #/
          func (?: \s | /\*(?:.|\n)*?\*/ | //.*\n )*
          (?<word> [=!]==? | ! | && | \|\| | ~= | [<>]=? ) [\s(</]
          /#
      ) {
        "It writes its own \($0), which the tests compare with. "
          + ($0 == "==" ? "Write `: Equatable` on the type and let Swift do it." : "Take it out.")
      },
      Rule(pattern: /(?<word>ExpressibleBy\w*)/) {
        "It uses the name \($0): with it a type of yours passes for what a test expects. "
          + "Take it out, and return the type that the task asks for."
      },
      Rule(pattern: /(?<word>@_\w+|@(?:c|export|main|section|used)\b|\bdl(?:open|sym)\b)/) {
        "It uses \($0), which reaches past your own code into the tests'. "
          + "No task needs it: take it out."
      },
    ]
  }
}
