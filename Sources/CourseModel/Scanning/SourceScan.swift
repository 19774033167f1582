/// The words of a Swift file without its comments and its strings.
///
/// Enough to find names and declarations. It is no parser: what an interpolation holds counts as
/// string, as nothing can be declared there that reaches a test.
package struct SourceScan {
  package struct Word: Equatable {
    package let text: String
    package let line: Int
  }

  package let words: [Word]

  package init(_ source: String) {
    var lexer = Lexer(source)
    words = lexer.run()
  }

  /// The names of all types and functions that are declared, wherever they stand.
  package var declaredNames: Set<String> {
    let keywords: Set = ["func", "class", "struct", "enum", "protocol", "actor", "typealias"]
    let pairs = zip(words, words.dropFirst()).filter { keywords.contains($0.0.text) }
    return Set(pairs.map(\.1.text))
  }

  /// The names of the functions that take nothing, in order: among them the tests.
  package var testFunctions: [String] {
    words.indices.dropLast(3).compactMap { index in
      let name = words[index + 1].text
      let takesNothing = words[index + 2].text == "(" && words[index + 3].text == ")"
      let isTest = words[index].text == "func" && name.hasPrefix("test")
      return isTest && takesNothing ? name : nil
    }
  }
}

private struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var words: [SourceScan.Word] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func run() -> [SourceScan.Word] {
    while position < bytes.count {
      if starts("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if starts("/*") {
        skipBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        skipString(hashes: hashes)
      } else if Lexer.isName(bytes[position]) || bytes[position] == UInt8(ascii: "`") {
        take(while: { Lexer.isName($0) || $0 == UInt8(ascii: "`") })
      } else if Lexer.isOperator(bytes[position]) {
        take(while: Lexer.isOperator)
      } else if "(){}:.@".utf8.contains(bytes[position]) {
        let text = String(UnicodeScalar(bytes[position]))
        words.append(SourceScan.Word(text: text, line: line))
        advance()
      } else {
        advance()
      }
    }
    return words
  }

  private mutating func take(while belongs: (UInt8) -> Bool) {
    let start = position
    while position < bytes.count, belongs(bytes[position]), !starts("//"), !starts("/*") {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    words.append(SourceScan.Word(text: text.filter { $0 != "`" }, line: line))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let fence = String(repeating: "#", count: hashes)
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.utf8.count
    while position < bytes.count {
      if starts(quotes + fence) {
        position += quotes.utf8.count + hashes
        return
      }
      if starts("\\" + fence) {
        position += 1 + hashes
        if position < bytes.count { advance() }
      } else if quotes.utf8.count == 1, bytes[position] == UInt8(ascii: "\n") {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// The number of `#` before a quotation mark here, nil where no string begins.
  private func hashesBeforeQuote() -> Int? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - position : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "=!<>+-*/%&|^~?".utf8.contains(byte) }
}
