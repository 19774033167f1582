/// Code that would make the tests meaningless, whatever it was written for.
package struct Refusal: Equatable {
  package let sentence: String
  package let line: Int

  /// Nil when there is nothing against a trial.
  ///
  /// What the stub itself has is allowed, and so is what only a comment or a string says.
  ///
  /// - Parameters:
  ///   - given: types of the course's that no test compares.
  ///   - asked: the names that the course's own files write.
  package static func of(
    _ text: String, stub: String?, given: Set<String> = [], asked: Set<String> = []
  ) -> Refusal? {
    let read = CodeText(text)
    let code = read.text
    let stub = CodeText(stub ?? "").text
    // What only seems to be declared allows nothing.
    for rule in rules(for: OwnTypes(in: read.isCertain ? code : "", given: given, asked: asked)) {
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
      // A simple boundary: the other kind sees none in `Glibc.dlsym`.
      let matches = text.matches(of: pattern.wordBoundaryKind(.simple))
      return matches.map(\.word).filter { !isAllowed($0, text) }
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
        isAllowed: own.areCompared(by:in:)
      ) {
        "It writes its own \($0), which the tests compare with. "
          + "On a type of your own, with another name than the course's, it may stand."
      },
      Rule(pattern: /(?<word>ExpressibleBy\w*|\bSetAlgebra\b)/) {
        "It uses the name \($0): with it a type of yours passes for what a test expects. "
          + "Take it out, and return the type that the task asks for."
      },
      Rule(
        pattern:
          /(?<word>\bUnsafe\w*|\bunsafe\w+|\bwithUnsafe\w*|\bUnmanaged\b|\bOpaquePointer\b|\bbitPattern\b|\bstoreBytes\b|\bassumingMemoryBound\b|\bbindMemory\b|\bmutableBytes\b)/
      ) {
        "It uses \($0), with which memory can be written that is not its own. "
          + "No task needs it: take it out."
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
