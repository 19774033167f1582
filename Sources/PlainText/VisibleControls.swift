extension StringProtocol {
  /// The same text with signs for control characters, beside line ends and tabs.
  ///
  /// What an answer made, or a file's name, must not move the cursor or change the colors of the
  /// learner's terminal.
  package var withVisibleControls: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: text.append(scalar)
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
      case 0x7F: text.append("␡")
      case 0x80..<0xA0: text.append("\u{FFFD}")
      // They would turn the direction of what follows them.
      case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// The same on one line: a name, which holds whatever its owner likes.
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
