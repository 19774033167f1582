import Page

/// A Swift file in which comments and strings are blank, at the same offsets: what is left is code.
struct MaskedSource {
  let bytes: [UInt8]
  /// Where each line begins.
  let lines: [Int]

  init(_ source: String) {
    let bytes = Lexer.tokens(of: source).flatMap(\.masked)
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The number of the line, from 1, in which an offset lies.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offsets of a line without the white space around it.
  func code(inLine index: Int) -> Range<Int> {
    var start = lines[index]
    var end = index + 1 < lines.count ? lines[index + 1] - 1 : bytes.count
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension Token {
  /// Its bytes, of which only code is left: a comment is blank, and a string is `"___"`, so that the code
  /// on both sides of it stays apart.
  fileprivate var masked: [UInt8] {
    let bytes = Array(text.utf8)
    switch kind {
    case .lineComment, .blockComment: return filled(bytes[...], with: UInt8(ascii: " "))
    case .string:
      let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
      let quotes = text.dropFirst(signs).hasPrefix("\"\"\"") ? 3 : 1
      let fence = min(signs + quotes, bytes.count / 2)
      let inside = bytes.dropFirst(fence).dropLast(fence)
      return bytes.prefix(fence) + filled(inside, with: UInt8(ascii: "_")) + bytes.suffix(fence)
    default: return bytes.map { $0 < 128 ? $0 : UInt8(ascii: "_") }
    }
  }

  private func filled(_ bytes: ArraySlice<UInt8>, with filler: UInt8) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: "\n") ? $0 : filler }
  }
}
