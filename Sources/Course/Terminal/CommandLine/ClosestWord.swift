extension Sequence<String> {
  /// Returns the most similar word, or `nil` if no word is similar enough.
  package func closest(to word: String) -> String? {
    // A wrong letter counts twice, as a removal and an insertion.
    let near = map { (word: $0, steps: word.difference(from: $0).count) }
      .min { $0.steps < $1.steps }
    guard let near, near.steps * 3 <= near.word.count * 2 else { return nil }
    return near.word
  }
}
