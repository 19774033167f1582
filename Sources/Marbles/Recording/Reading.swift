/// Which known texts a text is put together from: `B1` from `B` and `1`.
///
/// Spaces and punctuation may stand between them, as in `("B", 1)`. A number is read whole,
/// so `12` is not put together from `1` and `2`. A long text is read whole, too.
struct Reading {
  private static let longest = 24

  /// What is known of the parts, in order; empty if something is left over.
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

  /// The longest known text at a place.
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

  /// Whether it says something of its own; what stands between parts is ASCII and says nothing.
  fileprivate var isWord: Bool { !isASCII || isLetter || isNumber }
}
