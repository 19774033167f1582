/// A QR code for up to 42 bytes: version 3, error correction level M, and mask 0 of ISO/IEC 18004.
///
/// The longest address has 34 bytes. With level M, scanners can read a code even if 15% of it is
/// damaged.
struct QRCode {
  private static let size = 29
  private static let (dataCount, correctionCount) = (44, 26)

  /// The rows of modules without the border, where `true` is a dark module.
  private(set) var modules = Array(repeating: Array(repeating: false, count: size), count: size)
  /// The modules that belong to function patterns and contain no data.
  private var isFixed = Array(repeating: Array(repeating: false, count: size), count: size)

  /// Creates a code, or returns `nil` if the text is too long.
  init?(_ text: String) {
    guard text.utf8.count + 2 <= QRCode.dataCount else { return nil }
    let data = QRCode.codewords(of: Array(text.utf8))
    drawPattern()
    place(data + QRCode.correction(of: data, count: QRCode.correctionCount))
  }

  // MARK: - Codewords

  /// Returns the data codewords: mode, length, bytes, and padding.
  private static func codewords(of bytes: [UInt8]) -> [UInt8] {
    var codewords = [0x40 | UInt8(bytes.count >> 4)]
    var rest = UInt8(bytes.count & 0xF)
    for byte in bytes {
      codewords.append(rest << 4 | byte >> 4)
      rest = byte & 0xF
    }
    codewords.append(rest << 4)
    let filling: [UInt8] = [0xEC, 0x11]
    return codewords + (0..<dataCount - codewords.count).map { filling[$0 % 2] }
  }

  /// Returns the Reed–Solomon error correction codewords.
  private static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in divisor.indices {
        divisor[index] = product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = product(root, 2)
    }
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in remainder.indices { remainder[index] ^= product(divisor[index], factor) }
    }
    return remainder
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7 == 1 ? 0x1D : 0)
      if right >> bit & 1 == 1 { result ^= left }
    }
    return result
  }

  // MARK: - Function patterns

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    guard modules.indices.contains(column), modules.indices.contains(row) else { return }
    modules[row][column] = isDark
    isFixed[row][column] = true
  }

  private mutating func drawPattern() {
    let size = QRCode.size
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      drawSquares(column, row, reach: 4) { $0 != 2 && $0 != 4 }
    }
    drawSquares(size - 7, size - 7, reach: 2) { $0 != 1 }
    drawFormat()
  }

  /// Draws concentric squares, calling `isDark` with the distance from the center.
  private mutating func drawSquares(
    _ column: Int, _ row: Int, reach: Int, isDark: (Int) -> Bool
  ) {
    for down in -reach...reach {
      for right in -reach...reach {
        fix(column + right, row + down, isDark(max(abs(right), abs(down))))
      }
    }
  }

  /// Draws both copies of the format information, for level M and mask 0.
  private mutating func drawFormat() {
    let format = 0b101_0100_0001_0010
    let size = QRCode.size
    let around = [0, 1, 2, 3, 4, 5, 7, 8]
    for bit in 0..<15 {
      let isDark = format >> bit & 1 == 1
      if bit < 8 {
        fix(8, around[bit], isDark)
        fix(size - 1 - bit, 8, isDark)
      } else {
        fix(around[14 - bit], 8, isDark)
        fix(8, size - 15 + bit, isDark)
      }
    }
    fix(8, size - 8, true)
  }

  /// Places the masked bits in pairs of columns from right to left, alternately up and down.
  private mutating func place(_ codewords: [UInt8]) {
    var bits = codewords.flatMap { byte -> [Bool] in
      (0..<8).reversed().map { byte >> $0 & 1 == 1 }
    }[...]
    var isUpwards = true
    for right in stride(from: QRCode.size - 1, to: 0, by: -2).map({ $0 > 6 ? $0 : $0 - 1 }) {
      for step in modules.indices {
        let row = isUpwards ? QRCode.size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] {
          modules[row][column] = (bits.popFirst() ?? false) != ((row + column) % 2 == 0)
        }
      }
      isUpwards.toggle()
    }
  }

  // MARK: - The image

  /// Returns the code as SVG, including the border of four modules that the standard requires.
  func svg(title: String) -> String {
    let path = modules.enumerated().flatMap { row, line in
      line.indices.filter { line[$0] }.map { "M\($0 + 4) \(row + 4)h1v1h-1z" }
    }
    let side = QRCode.size + 8
    return """
      <svg class="qr" role="img" aria-label="\(title)" viewBox="0 0 \(side) \(side)" \
      shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h\(side)v\(side)H0z"/>\
      <path fill="#000000" d="\(path.joined())"/></svg>
      """
  }
}
