import Foundation

/// The address that a request names: `/search?q=two%20words`.
struct HTTPTarget {
  let path: String
  let query: [String: String]

  /// Nil for what names no place below `/`, or names it in a way that could mean another.
  init?(_ text: Substring) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].hasPrefix("/"), let path = HTTPTarget.decoded(parts[0]),
      path.split(separator: "/").allSatisfy({ $0 != "." && $0 != ".." }),
      !path.contains("//"), !path.contains("\\")
    else { return nil }
    self.path = path
    var query: [String: String] = [:]
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = HTTPTarget.decoded(words[0]),
        let value = HTTPTarget.decoded(words.count > 1 ? words[1] : "")
      else { return nil }
      query[name] = value
    }
    self.query = query
  }

  /// The text with its `%20`s put back; nil if that makes no text, or one with control characters.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte > 0x20, byte < 0x7F else { return nil }
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(bytes: bytes, encoding: .utf8),
      decoded.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).isASCII
      ? Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) } : nil
  }
}
