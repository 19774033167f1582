import Dispatch
import Site
import Pages
import Synchronization

/// The output of all pages, which run only once per test process.
enum PageRuns {
  typealias Runs = [(chapter: String, page: PageProcess)]
  typealias Records = [(chapter: String, record: PageRecord)]
  typealias Texts = [(chapter: String, text: String)]

  static let processes = Result { try run() }
  static let records = Result<Records, any Error> {
    try processes.get().map { ($0.chapter, try PageRecord(lines: $0.page.output)) }
  }
  static let htmls = Result {
    try texts { record in
      let page = HTMLPage()
      return record.parts.map(page.text).joined()
    }
  }
  static let texts = Result { try texts { $0.parts.map(shown).joined() } }

  private static func run() throws -> Runs {
    let chapters = try PageProcess.chapters()
    let pages = Mutex<[Int: Result<PageProcess, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: chapters.count) { index in
      let page = Result { try PageProcess(chapters[index], "--format", "record") }
      pages.withLock { $0[index] = page }
    }
    return try chapters.indices.map { index in
      (chapters[index], try pages.withLock { try $0[index]!.get() })
    }
  }

  private static func texts(_ text: (PageRecord) -> String) throws -> Texts {
    try records.get().map { ($0.chapter, text($0.record)) }
  }

  /// Returns a part of a page as text that is at most 80 columns wide.
  private static func shown(_ part: PageRecord.Part) -> String {
    let form = PageRenderer(width: 80, hasColor: false, isPlain: false)
    guard case .cell(let cell, let run) = part, var gutter = form.gutter else {
      return form.text(of: part)
    }
    let output = run.output.map { gutter.marked($0.shown(within: gutter.room)) }
    return form.begin(cell) + output.joined() + form.text(of: part)
  }
}
