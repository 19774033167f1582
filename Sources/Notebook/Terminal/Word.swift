/// Characters that stay on one line.
struct Word {
  struct Glyph {
    let character: Character
    let style: Style
  }

  private(set) var glyphs: [Glyph] = []
  /// In columns; counted once, as it is asked for often.
  private(set) var width = 0
  /// The style of the space before it; nil if it follows the word before without one.
  var spaceBefore: Style?
  /// Whether the text itself asks for a new line here.
  var startsLine = false

  private mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.character.displayWidth
  }

  static func words(of spans: [Span]) -> [Word] {
    var words: [Word] = []
    var word = Word()
    func end() {
      if !word.glyphs.isEmpty { words.append(word) }
    }
    for span in spans {
      for character in span.text {
        if character == "\n" {
          end()
          word = Word(startsLine: true)
        } else if character == " ", !span.style.contains(.code) {
          end()
          let startsLine = word.glyphs.isEmpty && word.startsLine
          word = Word(spaceBefore: span.style, startsLine: startsLine)
        } else {
          if let last = word.glyphs.last?.character, mayBreak(between: last, and: character) {
            end()
            word = Word()
          }
          word.append(Glyph(character: character, style: span.style))
        }
      }
    }
    end()
    return words
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    guard !left.isASCII || !right.isASCII, left.isIdeograph || right.isIdeograph else {
      return false
    }
    return !"、。，．！？：；）」』】》〉,.!?:;)]%".contains(right) && !"（「『【《〈([".contains(left)
  }
}

extension Word {
  /// The word itself if a line holds it, else its parts.
  func fitting(_ width: Int) -> [Word] {
    guard self.width > width, !isAddress else { return [self] }
    var parts: [Word] = []
    var part = Word(spaceBefore: spaceBefore, startsLine: startsLine)
    for glyph in glyphs {
      let isSpace = glyph.character == " "
      if isSpace || part.width + glyph.character.displayWidth > width {
        parts.append(part)
        part = Word(spaceBefore: isSpace ? glyph.style : nil)
      }
      if !isSpace { part.append(glyph) }
    }
    return (parts + [part]).filter { !$0.glyphs.isEmpty }
  }

  private var isAddress: Bool {
    String(glyphs.map(\.character)).contains("://")
  }
}
