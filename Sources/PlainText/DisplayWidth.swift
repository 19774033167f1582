extension StringProtocol {
  /// The number of terminal columns that the text takes up.
  package var displayWidth: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  package var isPrintableASCII: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}

extension Character {
  /// The number of terminal columns that the character takes up: 0, 1, or 2.
  ///
  /// A character with several scalars is as wide as its widest scalar, or two columns wide if it
  /// has an emoji variation selector.
  package var displayWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.map(\.displayWidth).max() ?? 0
  }

  /// A Boolean value that indicates whether a line can break before and after the character.
  package var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first, scalar.isWide else { return false }
    return !scalar.properties.isEmoji
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: isWide ? 2 : 1
    }
  }

  fileprivate var isWide: Bool {
    properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
  }

  /// The wide and full-width characters of Unicode Standard Annex 11.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul consonants that begin a syllable
    0x2E80...0x303E,  // radicals, and Chinese and Japanese punctuation
    0x3041...0x33FF,  // kana, and enclosed characters
    0x3400...0x4DBF, 0x4E00...0x9FFF,  // ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97F,  // Hangul, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18CFF,  // Tangut
    0x1AFF0...0x1B2FF,  // kana supplements
    0x1F200...0x1F2FF,  // enclosed ideographs
    0x20000...0x3FFFD,  // ideographs in other planes
  ]
}
