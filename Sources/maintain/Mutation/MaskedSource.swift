/// A Swift file in which comments and strings are blank, at the same offsets: what is left is code.
struct MaskedSource {
  let bytes: [UInt8]
  /// Where each line begins.
  let lines: [Int]

  init(_ source: String) {
    var masking = Masking(bytes: Array(source.utf8))
    let bytes = masking.run()
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

private struct Masking {
  var bytes: [UInt8]
  var position = 0

  mutating func run() -> [UInt8] {
    while position < bytes.count {
      if starts("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank(1) }
      } else if starts("/*") {
        while position < bytes.count, !starts("*/") { blank(1) }
        blank(2)
      } else if starts("\"\"\"") {
        blankString(fence: "\"\"\"")
      } else if starts("\"") {
        blankString(fence: "\"")
      } else {
        if bytes[position] >= 128 { bytes[position] = UInt8(ascii: "_") }
        position += 1
      }
    }
    return bytes
  }

  /// A string is left as `"___"`, so that code on both sides of it stays apart.
  private mutating func blankString(fence: String) {
    position += fence.utf8.count
    while position < bytes.count, !starts(fence) {
      let length = bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      blank(length, with: UInt8(ascii: "_"))
    }
    position += fence.utf8.count
  }

  private mutating func blank(_ count: Int, with filler: UInt8 = UInt8(ascii: " ")) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] != UInt8(ascii: "\n") { bytes[position] = filler }
      position += 1
    }
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }
}
