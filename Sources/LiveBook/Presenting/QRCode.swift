/// A text as a QR code, which a telephone's camera reads: bytes, level M, versions 1 to 6 of ISO/IEC 18004.
///
/// Level M bears that a seventh of it cannot be seen. Six versions hold 106 bytes; an address has some thirty.
struct QRCode {
  /// Row by row, true where it is dark; without the light border.
  private(set) var modules: [[Bool]]
  /// Which modules are part of the pattern itself, and hold no data.
  private var isFixed: [[Bool]]

  private var size: Int { modules.count }

  /// Of each version how many codewords hold data in a block, and how many correct it, and how many blocks there are.
  private static let blocks: [(data: Int, correction: Int, count: Int)] = [
    (16, 10, 1), (28, 16, 1), (44, 26, 1), (32, 18, 2), (43, 24, 2),
    (27, 16, 4),
  ]

  /// Nil for a text that is too long.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let room = QRCode.blocks.map { $0.data * $0.count }
    guard let version = room.firstIndex(where: { $0 >= bytes.count + 2 }) else { return nil }
    let block = QRCode.blocks[version]
    let data = QRCode.codewords(of: bytes, count: block.data * block.count)
    let codewords = QRCode.interleaved(data, block.data, correction: block.correction)
    let side = 21 + 4 * version
    modules = Array(repeating: Array(repeating: false, count: side), count: side)
    isFixed = modules
    drawPattern()
    place(codewords)
    let masked = (0..<8).map { mask in
      var code = self
      code.apply(mask: mask)
      return code
    }
    self = masked.min { $0.penalty < $1.penalty } ?? self
  }

  // MARK: - Codewords

  /// The bytes behind their mode and their number, filled up.
  static func codewords(of bytes: [UInt8], count: Int) -> [UInt8] {
    var codewords = [0x40 | UInt8(bytes.count >> 4)]
    var rest = UInt8(bytes.count & 0xF)
    for byte in bytes {
      codewords.append(rest << 4 | byte >> 4)
      rest = byte & 0xF
    }
    codewords.append(rest << 4)
    let filling: [UInt8] = [0xEC, 0x11]
    return codewords + (0..<count - codewords.count).map { filling[$0 % 2] }
  }

  /// The first codeword of each block, the second of each, and so on; then what corrects them, in the same way.
  private static func interleaved(_ data: [UInt8], _ length: Int, correction: Int) -> [UInt8] {
    let blocks = stride(from: 0, to: data.count, by: length).map { Array(data[$0..<$0 + length]) }
    let corrections = blocks.map { QRCode.correction(of: $0, count: correction) }
    return [blocks, corrections].flatMap { lists in
      lists[0].indices.flatMap { index in lists.map { $0[index] } }
    }
  }

  /// The remainder of a division of polynomials over the field of 256 elements.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
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

  // MARK: - The pattern

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    guard (0..<size).contains(column), (0..<size).contains(row) else { return }
    modules[row][column] = isDark
    isFixed[row][column] = true
  }

  private mutating func drawPattern() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      drawSquares(column, row, reach: 4) { $0 != 2 && $0 != 4 }
    }
    if size > 21 { drawSquares(size - 7, size - 7, reach: 2) { $0 != 1 } }
    // Its place is kept free; what it says follows with the mask.
    drawFormat(mask: 0)
  }

  /// Squares in each other; `isDark` tells of the distance from the middle.
  private mutating func drawSquares(
    _ column: Int, _ row: Int, reach: Int, isDark: (Int) -> Bool
  ) {
    for down in -reach...reach {
      for right in -reach...reach {
        fix(column + right, row + down, isDark(max(abs(right), abs(down))))
      }
    }
  }

  /// Fifteen bits: the level and the mask, with ten that correct them.
  static func format(mask: Int) -> Int {
    // The level M is 00.
    var remainder = mask
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    return (mask << 10 | remainder) ^ 0x5412
  }

  /// Writes the format twice: around the first corner, and at the ends of the two others.
  private mutating func drawFormat(mask: Int) {
    let format = QRCode.format(mask: mask)
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

  /// Writes the bits upwards and downwards in columns of two, from the right; the column of dots is left out.
  private mutating func place(_ codewords: [UInt8]) {
    var bits = codewords.flatMap { byte -> [Bool] in
      (0..<8).reversed().map { byte >> $0 & 1 == 1 }
    }[...]
    var isUpwards = true
    for right in stride(from: size - 1, to: 0, by: -2).map({ $0 > 6 ? $0 : $0 - 1 }) {
      for step in 0..<size {
        let row = isUpwards ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] {
          modules[row][column] = bits.popFirst() ?? false
        }
      }
      isUpwards.toggle()
    }
  }

  private mutating func apply(mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFixed[row][column] {
        let isTurned =
          switch mask {
          case 0: (row + column) % 2 == 0
          case 1: row % 2 == 0
          case 2: column % 3 == 0
          case 3: (row + column) % 3 == 0
          case 4: (row / 2 + column / 3) % 2 == 0
          case 5: row * column % 2 + row * column % 3 == 0
          case 6: (row * column % 2 + row * column % 3) % 2 == 0
          default: ((row + column) % 2 + row * column % 3) % 2 == 0
          }
        if isTurned { modules[row][column].toggle() }
      }
    }
    drawFormat(mask: mask)
  }

  /// How hard it is to read: runs of one colour, squares of it, what looks like a corner, too much of one colour.
  private var penalty: Int {
    let columns = (0..<size).map { column in modules.map { $0[column] } }
    var penalty = 0
    for line in modules + columns {
      var run = 1
      for index in 1...size {
        if index < size, line[index] == line[index - 1] {
          run += 1
        } else {
          penalty += run >= 5 ? run - 2 : 0
          run = 1
        }
      }
      let light = Array(repeating: false, count: 4)
      let corner = [true, false, true, true, true, false, true]
      for start in 0...size - 11 {
        let part = Array(line[start..<start + 11])
        if part == corner + light || part == light + corner { penalty += 40 }
      }
    }
    for row in 1..<size {
      for column in 1..<size {
        let square = [
          modules[row - 1][column - 1], modules[row - 1][column], modules[row][column - 1],
        ]
        if square.allSatisfy({ $0 == modules[row][column] }) { penalty += 3 }
      }
    }
    let dark = modules.joined().count { $0 }
    return penalty + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  // MARK: - The image

  /// Dark on light, with the border of four modules that cameras need.
  func svg(title: String) -> String {
    let path = modules.enumerated().flatMap { row, line in
      line.indices.filter { line[$0] }.map { "M\($0 + 4) \(row + 4)h1v1h-1z" }
    }
    return """
      <svg class="qr" role="img" aria-label="\(title)" viewBox="0 0 \(size + 8) \(size + 8)" \
      shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h\(size + 8)v\(size + 8)H0z"/>\
      <path fill="#000000" d="\(path.joined())"/></svg>
      """
  }
}
