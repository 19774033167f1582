/// The words by which one test process says what became of its tests: one for each thing that it can say
/// of each test, drawn for this process and said at most once.
///
/// Who listens in on the process learns a word when it is said, and then it is worth nothing any more.
package struct EvidenceTokens {
  package enum Kind: String, CaseIterable {
    case started, failed, skipped, ended
    /// Every assertion held.
    case passed
    /// Of a test whose assertions are turned around: they held, so that it failed.
    ///
    /// A word as long as `passed`: the size of what is kept in memory does not tell which it is.
    case held = "turned"
    /// All tests are over.
    case finished
  }

  package struct Meaning: Equatable {
    package var kind: Kind
    /// Empty for what is said of all tests.
    package var test: String
  }

  package let meanings: [String: Meaning]

  /// A test that is turned around has no word for having passed, and the others none for having held.
  package init(
    tests: [String], turned: Set<String>,
    word: (Meaning) -> String = { _ in EvidenceTokens.random() }
  ) {
    var meanings: [String: Meaning] = [:]
    for test in tests {
      let kinds: [Kind] = [.started, .failed, .skipped, .ended]
      for kind in kinds + [turned.contains(test) ? .held : .passed] {
        let meaning = Meaning(kind: kind, test: test)
        meanings[word(meaning)] = meaning
      }
    }
    let end = Meaning(kind: .finished, test: "")
    meanings[word(end)] = end
    self.meanings = meanings
  }

  /// What the watcher reads before any of the learner's code runs: a line for each word.
  package var opening: String {
    meanings.map { "\($0.value.kind.rawValue)\t\($0.value.test)\t\($0.key)\n" }.joined()
  }

  /// The words that say that something goes on.
  package var signsOfLife: Set<String> {
    Set(meanings.filter { $0.value.kind == .started || $0.value.kind == .finished }.keys)
  }

  private static func random() -> String {
    // All of one length, for the same reason.
    let letters = "0123456789abcdefghijklmnopqrstuv"
    return String((0..<26).map { _ in letters.randomElement() ?? "0" })
  }
}
