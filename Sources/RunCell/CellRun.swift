import Console
import Foundation
import Kernel
import Page

/// `run-cell PAGE NUMBER [FILE]`: runs a cell of a page, with a file's text in its place if one is named.
///
/// What comes of it is written to standard output, a record a line; the last one says how it ended.
/// `run-cell PAGE NUMBER --text` prints the text with which a reader begins.
enum CellRun {
  static func main(_ words: [String], progress: ProgressLine) -> ExitCode {
    guard (2...3).contains(words.count), let number = Int(words[1]) else {
      Terminal.standard.complain("usage: run-cell PAGE NUMBER [FILE]")
      return .usage
    }
    do {
      let source = try ChapterSource(page: URL(fileURLWithPath: words[0]))
      if words.last == "--text" { return printText(of: number, in: source) }
      let changed = try words.dropFirst(2).first.map {
        try String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8)
      }
      guard let program = source.program(cell: number, changed: changed) else {
        report(.stopped("the page has no cell \(number)."))
        return .failure
      }
      progress.show("building what cells run on, once for this state of the course")
      let kernel = try Kernel(root: source.root) { progress.turn() }
      progress.clear()
      if let remark = kernel.remark { Terminal.standard.complain(remark) }
      try kernel.run(
        program, beside: source.filesBeside, module: source.module, receive: report)
      return .success
    } catch {
      progress.clear()
      report(.stopped(error.localizedDescription))
      return .failure
    }
  }

  private static func printText(of number: Int, in source: ChapterSource) -> ExitCode {
    let cells = PageFile.read(source.page.path).page?.cells ?? []
    guard let cell = cells.first(where: { $0.number == number }) else { return .failure }
    writeAll(cell.editable + "\n", to: standardOutput)
    return .success
  }

  private static func report(_ record: CellRecord) { writeAll(record.line, to: standardOutput) }
}
