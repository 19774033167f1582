/// An option that makes no sense, in one line.
struct UsageError: Error, Equatable {
  static let exitCode: Int32 = 64

  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension Options {
  static func noCell(_ number: Int, of count: Int, in program: String) -> String {
    let cells = count == 1 ? "the one cell 1" : "cells 1 to \(count)"
    return "\(program): there is no cell \(number); this page has \(cells) (--list shows them)"
  }
}
