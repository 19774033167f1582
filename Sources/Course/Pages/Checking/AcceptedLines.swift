import Files
import Foundation
import PlainText

extension Page {
  /// Writes the cells' output into the page's file as `//>` lines.
  ///
  /// Throws if the file can't be read or written, if it has changed since this page was read, or if
  /// the output can't be written as `//>` lines.
  package func accept(_ findings: [CellFinding], sources: @escaping SourceReader) throws {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let source = try TextFile.read(file)
    guard PageFile.parse(source, path: path, sources: sources).page == self else {
      throw CourseError("\(path) has changed since the page started; run it again")
    }
    let accepted = AcceptedLines(source).accepting(findings)
    let page = PageFile.parse(accepted, path: path, sources: sources).page
    guard let page, page.cells.map(\.editable) == cells.map(\.editable) else {
      throw CourseError("the cells' output would break \(path); change what the cells print")
    }
    for finding in findings {
      let cell = page.cells[finding.cell.number - 1]
      guard cell.expected.map(\.text) == finding.difference.printed else {
        throw CourseError(
          "the output of cell \(cell.number) \"\(cell.title)\" cannot be written as //> lines; change "
            + "what the cell prints")
      }
    }
    guard FileManager.default.isWritableFile(atPath: file.path) else {
      throw CourseError("\(path) cannot be written; give yourself write permission")
    }
    try TextFile.write(accepted, to: file)
  }
}

extension LineDifference {
  fileprivate var printed: [String] {
    lines.compactMap { line in
      switch line {
      case .same(let expected): expected.text
      case .missing: nil
      case .unexpected(let text): text
      }
    }
  }
}

/// A page's text with its `//>` lines replaced by the output of the cells.
struct AcceptedLines {
  private let lines: [String]
  private let newline: String
  private let tokens: [Token]
  private var removed: Set<Int> = []
  private var added: [Int: [String]] = [:]

  init(_ source: String) {
    let text = source.withPlainNewlines
    newline = text == source ? "\n" : "\r\n"
    lines = text.lines
    tokens = Lexer.tokens(of: text)
  }

  func accepting(_ findings: [CellFinding]) -> String {
    var changed = self
    for finding in findings { changed.accept(finding.difference, of: finding.cell) }
    return changed.text
  }

  private var text: String {
    zip(lines, 1...).flatMap { line, number in
      (removed.contains(number) ? [] : [line]) + added[number, default: []]
    }.joined(separator: newline)
  }

  /// Replaces the `//>` lines of a cell with the cell's output.
  ///
  /// Adds each new `//>` line after the preceding one, so that all lines stay next to their
  /// statements.
  private mutating func accept(_ difference: LineDifference, of cell: CellSource) {
    var (last, indentation) = place(in: cell)
    for line in difference.lines {
      switch line {
      case .same(let expected): last = expected.line
      case .missing(let expected):
        last = expected.line
        removed.insert(last)
      case .unexpected(let text):
        let mark = text.isEmpty ? "//>" : "//> "
        added[last, default: []].append(indentation + mark + text)
      }
    }
  }

  /// Returns the line after which a cell's `//>` lines start, and their indentation.
  private func place(in cell: CellSource) -> (line: Int, indentation: String) {
    if let first = cell.expected.first?.line { return (first - 1, indentation(of: first)) }
    let header = tokens.indices.lazy.filter { tokens[$0].line == cell.line }
      .compactMap { CellHeader(tokens, at: $0) }.first
    guard let header else { return (cell.line, indentation(of: cell.line)) }
    let (open, close) = (tokens[header.body.lowerBound - 1].line, tokens[header.end - 1].line)
    // The `//>` lines of a one-line cell are below it.
    guard open < close else { return (close, indentation(of: close)) }
    return (close - 1, indentation(of: close) + "  ")
  }

  private func indentation(of line: Int) -> String {
    String(lines[line - 1].prefix { $0 == " " || $0 == "\t" })
  }
}
