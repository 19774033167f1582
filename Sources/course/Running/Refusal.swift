/// Code that would make the tests meaningless, whatever it was written for.
struct Refusal: Equatable {
  let sentence: String
  let line: Int

  /// Nil when there is nothing against a trial.
  ///
  /// What the stub itself does is allowed.
  static func of(_ text: String, stub: String?) -> Refusal? {
    let allowed = Set(stub.map { SourceScan($0).words.map(\.text) } ?? [])
    let words = SourceScan(text).words
    for (index, word) in words.enumerated() where !allowed.contains(word.text) {
      if word.text.hasPrefix("XCT") {
        return Refusal(
          sentence: "It uses the name \(word.text), which belongs to the tests. "
            + "Take it out or choose another name.", line: word.line)
      }
      let isDeclared = index > 0 && words[index - 1].text == "func"
      if isDeclared, word.text == "==" || word.text == "!=" {
        return Refusal(
          sentence: "It writes its own \(word.text), which the tests compare with. "
            + "Write `: Equatable` on the type and let Swift do it.", line: word.line)
      }
    }
    return nil
  }
}
