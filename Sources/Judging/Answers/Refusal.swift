import CourseModel

/// A declaration that would take the place of the tests: nothing else is refused by its name.
package struct Refusal: Equatable {
  package let sentence: String
  package let line: Int

  /// Nil when nothing stands in the way of a build.
  package static func of(_ text: String) -> Refusal? {
    let words = SourceScan(text).words
    for (word, next) in zip(words, words.dropFirst()) {
      if word.text == "@", next.text == "main" {
        return Refusal(
          sentence: "It uses @main, which makes a program of the exercise. Take it out.",
          line: next.line)
      }
      if SourceScan.allDeclaring.contains(word.text), next.text.hasPrefix("XCT") {
        return Refusal(
          sentence: "It declares \(next.text), a name of the tests' own. Choose another name.",
          line: next.line)
      }
    }
    return nil
  }
}
