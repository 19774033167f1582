/// What a value between quotes writes with a backslash, as a Swift string does.
enum MarbleEscapes {
  /// The text with a backslash before what would end it, for what cannot be seen, and for what would be one
  /// character with the quote or the backslash's letter before it.
  static func escaped(_ text: String) -> String {
    var isAfterMark = true
    return text.unicodeScalars.map { scalar in
      let plain = String(Character(scalar))
      let word = scalar == "\"" ? plain : scalar.escaped(asASCII: isAfterMark && joins(scalar))
      isAfterMark = word != plain
      return word
    }.joined()
  }

  /// Whether it is one character with a mark before it, as an accent of its own is.
  static func joins(_ scalar: Unicode.Scalar) -> Bool {
    ("'" + String(Character(scalar))).count == 1
  }

  /// The text with a backslash for what cannot be seen, and with nothing else changed.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(Character(scalar))
    }.joined()
  }

  /// The character that `text` begins with after a backslash, and how long that is in the text.
  static func character(in text: ArraySlice<Character>) -> (Character, length: Int)? {
    guard let first = text.first else { return nil }
    switch first {
    case "n": return ("\n", 1)
    case "t": return ("\t", 1)
    case "r": return ("\r", 1)
    case "0": return ("\0", 1)
    case "u":
      let digits = text.dropFirst(2).prefix { $0 != "}" }
      guard let number = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(number),
        text.dropFirst().first == "{", text.dropFirst(2 + digits.count).first == "}"
      else { return nil }
      return (Character(scalar), digits.count + 3)
    default: return (first, 1)
    }
  }
}
