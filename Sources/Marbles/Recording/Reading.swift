/// The known texts that a text is composed of: `B1` of `B` and `1`.
///
/// Spaces and punctuation may separate them, as in `("B", 1)`. A number is read as a whole, so `12`
/// is not composed of `1` and `2`. A long text is read as a whole, too.
struct Reading {
  private static let longest = 24

  /// The known parts, in order, or an empty list if something is left over.
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

  /// Returns the longest known text at a position.
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

  /// A Boolean value that indicates whether the character carries meaning.
  ///
  /// Separators between parts are ASCII and carry none.
  fileprivate var isWord: Bool { !isASCII || isLetter || isNumber }
}
