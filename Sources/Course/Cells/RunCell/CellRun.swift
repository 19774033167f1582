import Terminal
import Files
import Foundation
import Cells
import Pages

/// `run-cell PAGE NUMBER [FILE]`: runs a cell of a page, with a file's text in its place if one is named.
///
/// What comes of it is written to standard output, a record a line; the last one says how it ended.
/// `run-cell PAGE` reads such a NUMBER and FILE from each line of standard input, with a tab between them,
/// and answers each.
struct CellRun {
  private let page: URL
  private let progress: ProgressLine
  private let ready = ReadyInterpreter()
  /// The page as it was at the latest run.
  private var source: ChapterSource?

  static func main(_ words: [String], progress: ProgressLine) -> ExitCode {
    guard (1...3).contains(words.count) else { return usage() }
    var run = CellRun(page: URL(fileURLWithPath: words[0]), progress: progress)
    guard words.count > 1 else { return run.answerRequests() }
    guard let number = Int(words[1]) else { return usage() }
    return run.run(number, words.count > 2 ? words[2] : nil) == nil ? .failure : .success
  }

  private static func usage() -> ExitCode {
    Terminal.standard.complain("usage: run-cell PAGE [NUMBER [FILE]]")
    return .usage
  }

  private init(page: URL, progress: ProgressLine) {
    self.page = page
    self.progress = progress
  }

  private mutating func answerRequests() -> ExitCode {
    while let line = readLine() {
      let words = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard let number = words.first.flatMap({ Int($0) }) else {
        report(.stopped("“\(line)” asks for no cell: write its number, then a tab and a file."))
        continue
      }
      let kernel = run(number, words.dropFirst().first)
      // The reader reads what came of it; meanwhile the next interpreter starts.
      kernel?.prepare(module: module)
    }
    return .success
  }

  /// What the cell ran with, however it ended; nil if it did not run.
  private mutating func run(_ number: Int, _ file: String?) -> Kernel? {
    do {
      let kernel = try Kernel(root: root, ready: ready) { progress.show($0) }
      // Before the first record: whoever reads the last one writes to this terminal.
      progress.clear()
      kernel.prepare(module: module)
      let source = try ChapterSource(page: page, after: source)
      self.source = source
      let changed = try file.map { try TextFile.read(URL(fileURLWithPath: $0)) }
      guard let program = source.program(cell: number, changed: changed) else {
        report(.stopped("the page has no cell \(number)."))
        return nil
      }
      try kernel.run(program, beside: source.filesBeside, module: source.module, receive: report)
      return kernel
    } catch {
      progress.clear()
      report(.stopped(error.localizedDescription))
      return nil
    }
  }

  private var root: URL { PagePlace(page).root }
  private var module: String { ChapterSource.module(of: page) }

  private func report(_ record: CellRecord) { writeAll(record.line, to: standardOutput) }
}
