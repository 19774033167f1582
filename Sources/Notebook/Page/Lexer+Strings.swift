extension Lexer {
  var startsString: Bool {
    var index = position
    while index < source.count, source[index] == UInt8(ascii: "#") { index += 1 }
    return index < source.count && source[index] == UInt8(ascii: "\"")
  }

  /// Reads a string of any kind: `"…"`, `"""…"""`, and both between signs `#`.
  mutating func skipString() {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let signs = [UInt8](repeating: UInt8(ascii: "#"), count: position - start)
    let isLong = starts(with: "\"\"\"")
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
    position += quotes.count

    while position < source.count {
      if has(quotes + signs) {
        position += quotes.count + signs.count
        return
      } else if has([UInt8(ascii: "\\")] + signs + [UInt8(ascii: "(")]) {
        position += signs.count + 2
        skipInterpolation()
      } else if has([UInt8(ascii: "\\")] + signs) {
        position += signs.count + 2
      } else if !isLong, source[position] == UInt8(ascii: "\n") {
        return
      } else {
        position += 1
      }
    }
    position = min(position, source.count)
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, position < source.count {
      if startsString {
        skipString()
        continue
      }
      if starts(with: "(") { depth += 1 }
      if starts(with: ")") { depth -= 1 }
      position += 1
    }
  }

  private func has(_ bytes: [UInt8]) -> Bool {
    source[position...].starts(with: bytes)
  }
}
