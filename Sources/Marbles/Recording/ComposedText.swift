/// Text that is composed of known parts, such as `B1`, which is composed of `B` and `1`.
///
/// Spaces and punctuation can separate the parts, as in `("B", 1)`. A number is never split: `12`
/// is not composed of `1` and `2`. Text of more than 24 characters isn't split.
struct ComposedText {
  private static let longest = 24

  /// The known parts, in order, or an empty list if they don't account for the whole text.
  private(set) var parts: [Int] = []

  init(of text: String, known: (String) -> Int?) {
    if let whole = known(text) {
      parts = [whole]
      return
    }
    let text = Array(text)
    if text.count > Self.longest { return }
    var place = 0
    while place < text.count {
      if !text[place].isWord {
        place += 1
        continue
      }
      guard let (part, end) = Self.part(of: text, at: place, known: known) else {
        parts = []
        return
      }
      parts.append(part)
      place = end
    }
  }

  /// Returns the longest known text that starts at `place`, and the text's end.
  private static func part(
    of text: [Character], at place: Int, known: (String) -> Int?
  ) -> (Int, end: Int)? {
    if place > 0, text[place].isFigure, text[place - 1].isFigure { return nil }
    var end = text.count
    while end > place {
      if let part = known(String(text[place..<end])) { return (part, end) }
      end -= 1
    }
    return nil
  }
}

extension Character {
  fileprivate var isFigure: Bool { isASCII && isNumber }

  /// A Boolean value that indicates whether the character can belong to a value.
  ///
  /// ASCII punctuation and spaces separate values, and are never part of one.
  fileprivate var isWord: Bool { !isASCII || isLetter || isNumber }
}
