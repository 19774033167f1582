import Terminal
import Files
import Foundation
import Cells
import Pages

/// `run-cell PAGE NUMBER [FILE]`: runs a page's cell, or the reader's edited version in FILE.
///
/// Writes one record per line to standard output. Without NUMBER, the program reads requests
/// from standard input. Each request is a line with a number, optionally followed by a tab and
/// a file.
struct CellRunner {
  private let page: URL
  private let progress: ProgressLine
  private let ready = ReadyInterpreter()

  static func main(_ words: [String], progress: ProgressLine) -> ExitCode {
    guard (1...3).contains(words.count) else { return usage() }
    let runner = CellRunner(page: URL(fileURLWithPath: words[0]), progress: progress)
    guard words.count > 1 else { return runner.answerRequests() }
    guard let number = Int(words[1]) else { return usage() }
    return runner.run(number, words.count > 2 ? words[2] : nil) == nil ? .failure : .success
  }

  private static func usage() -> ExitCode {
    Terminal.standard.complain("Usage: run-cell PAGE [NUMBER [FILE]]")
    return .usage
  }

  private func answerRequests() -> ExitCode {
    while let line = readLine() {
      let words = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard let number = words.first.flatMap({ Int($0) }) else {
        report(
          .stopped(
            "invalid request “\(line)”. Write a cell's number, then optionally a tab and a file."))
        continue
      }
      let kernel = run(number, words.dropFirst().first)
      // Start the next interpreter while the reader looks at the output.
      kernel?.prepare(module: module)
    }
    return .success
  }

  /// Runs a cell, returning the kernel that ran it, or `nil` if the cell couldn't be run.
  private func run(_ number: Int, _ file: String?) -> Kernel? {
    do {
      let kernel = try Kernel(root: root, ready: ready) { progress.show($0) }
      // Clear the progress first, because the program that reads the records might print to the
      // same terminal.
      progress.clear()
      kernel.prepare(module: module)
      let source = try ChapterSource(page: page)
      let changed = try file.map { try TextFile.read(URL(fileURLWithPath: $0)) }
      guard let program = source.program(cell: number, changed: changed) else {
        report(.stopped("the page has no cell \(number). Choose another number."))
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
