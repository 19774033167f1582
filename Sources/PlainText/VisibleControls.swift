extension StringProtocol {
  /// The text with control characters, except newlines and tabs, replaced by visible symbols.
  ///
  /// Use this property for untrusted text, which could otherwise move the cursor or change colors.
  package var withVisibleControls: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: text.append(scalar)
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
      case 0x7F: text.append("␡")
      case 0x80..<0xA0: text.append("\u{FFFD}")
      // These characters change the writing direction.
      case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// The text on one line, with all control characters replaced by visible symbols.
  package var onOneLine: String {
    String(
      withVisibleControls.map { character in
        switch character {
        case "\n", "\r\n", "\u{2028}", "\u{2029}": "␊"
        case "\t": "␉"
        default: character
        }
      })
  }
}
