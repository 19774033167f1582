/// The backslash escapes of a quoted value, as in a Swift string.
package enum MarbleEscapes {
  /// Returns the text with escapes for quotes, invisible characters, and characters that would
  /// combine with the one before them.
  static func escaped(_ text: String) -> String {
    var isAfterMark = true
    return text.unicodeScalars.map { scalar in
      let plain = String(Character(scalar))
      let word = scalar == "\"" ? plain : scalar.escaped(asASCII: isAfterMark && joins(scalar))
      isAfterMark = word != plain
      return word
    }.joined()
  }

  /// Returns whether the scalar combines with the character before it, as an accent does.
  static func joins(_ scalar: Unicode.Scalar) -> Bool {
    ("'" + String(Character(scalar))).count == 1
  }

  /// Returns the text with escapes for invisible characters only.
  package static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(Character(scalar))
    }.joined()
  }

  /// Returns the character for an escape, and the escape's length without the backslash.
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
