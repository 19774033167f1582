extension Sequence<String> {
  /// The word that was probably meant: the nearest one, if what goes and what comes is no more than two thirds
  /// of its letters.
  package func closest(to word: String) -> String? {
    // A letter that is mistaken, or swapped with its neighbor, goes at one place and comes at another.
    let near = map { (word: $0, steps: word.difference(from: $0).count) }
      .min { $0.steps < $1.steps }
    guard let near, near.steps * 3 <= near.word.count * 2 else { return nil }
    return near.word
  }
}
