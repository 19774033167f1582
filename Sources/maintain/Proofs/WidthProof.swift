import Page

/// Proves that code on a page fits a terminal of 80 columns, so that none of it is broken there.
enum WidthProof {
  /// A page indents code by four columns.
  static let widest = 76

  static func faults(of page: Page) -> [String] {
    page.blocks.flatMap { block -> [String] in
      switch block {
      case .cell(let cell): wide(cell.code).map { "the cell \"\(cell.title)\" is too wide: \($0)" }
      case .code(let code): wide(code).map { "code between cells is too wide: \($0)" }
      case .challenge, .why: []
      case .prose(let text): wide(library(in: text)).map { "library source is too wide: \($0)" }
      }
    }
  }

  private static func library(in prose: String) -> String {
    prose.matches(of: /[`]{3}swift\n(.*?)[`]{3}/.dotMatchesNewlines()).map { String($0.1) }
      .joined(separator: "\n")
  }

  private static func wide(_ code: String) -> [String] {
    code.split(separator: "\n").filter { $0.count > widest }.map(String.init)
  }
}
