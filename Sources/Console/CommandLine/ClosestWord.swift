extension Sequence<String> {
  /// The word that was probably meant: the nearest one, if a third of its letters or fewer are wrong.
  package func closest(to word: String) -> String? {
    let near = map { (word: $0, mistakes: typingMistakes(from: $0, to: word)) }
      .min { $0.mistakes < $1.mistakes }
    guard let near, near.mistakes * 3 <= near.word.count else { return nil }
    return near.word
  }
}

/// How many letters were left out, added, mistaken, or swapped with their neighbour.
private func typingMistakes(from wanted: String, to typed: String) -> Int {
  let (wanted, typed) = (Array(wanted), Array(typed))
  // Three rows of the table are enough: a swap looks two rows back.
  var beforeLast: [Int] = []
  var last = Array(0...typed.count)
  for (i, letter) in wanted.enumerated() {
    var row = [i + 1]
    for (j, other) in typed.enumerated() {
      var mistakes = Swift.min(
        last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == typed[j - 1], wanted[i - 1] == other {
        mistakes = Swift.min(mistakes, beforeLast[j - 1] + 1)
      }
      row.append(mistakes)
    }
    (beforeLast, last) = (last, row)
  }
  return last[typed.count]
}
