import Exercises
import Files
import Site
import Foundation
import Cells
import Pages
import Processes
import WebServer

/// Runs cells for the browser, as many at once as there are cores; others wait for their turn.
///
/// An answer is a line of JSON for each piece of output, and a last one that says how the cell ended.
/// A browser that hangs up ends its run: that is how it stops one.
final class CellRuns: @unchecked Sendable {
  // Sendable: what changes is read and written under the lock; the queue and the course are constant.

  struct Request: Decodable {
    let page: String
    /// The cell's number, or the challenge's.
    var cell: Int?
    var challenge: Int?
    let text: String
    /// What the browser knew to be kept before; nil where it was the page's.
    var seen: String?
  }

  private let course: Course
  let pages: LivePages
  private let mentions: CellMentions
  private let ready = ReadyInterpreter()
  private let queue = OperationQueue()
  private let lock = NSLock()
  private var running: [ObjectIdentifier: Cancellation] = [:]

  init(of course: Course) {
    self.course = course
    pages = LivePages(of: course)
    mentions = CellMentions(pages: pages, course: course)
    queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Begins a run, or lets it wait for its turn.
  func begin(_ request: Request, for exchange: HTTPExchange) {
    exchange.begin(HTTPResponse(type: "application/x-ndjson; charset=utf-8", text: ""))
    let cancellation = begin(
      { [course, pages] in try LiveWork(request, in: course, pages: pages) },
      send: { exchange.send($0.json) }, whenDone: exchange.end)
    exchange.whenHungUp { cancellation.cancel() }
  }

  /// Begins other work, or lets it wait for its turn.
  func begin(
    _ work: @escaping @Sendable () throws -> LiveWork,
    send: @escaping @Sendable (CellMessage) -> Void, whenDone: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let cancellation = Cancellation()
    let number = ObjectIdentifier(cancellation)
    lock.withLock { running[number] = cancellation }
    queue.addOperation { [self] in
      run(work, until: cancellation, send: send)
      whenDone()
      lock.withLock { running[number] = nil }
    }
    return cancellation
  }

  /// Ends what runs, and waits until it has ended.
  func stop() {
    for cancellation in lock.withLock({ running.values.map { $0 } }) { cancellation.cancel() }
    queue.cancelAllOperations()
    queue.waitUntilAllOperationsAreFinished()
    ready.clear()
  }

  private func run(
    _ work: () throws -> LiveWork, until cancellation: Cancellation,
    send: @escaping (CellMessage) -> Void
  ) {
    do {
      let work = try work()
      if let other = work.other {
        send(.kept("Another text was saved here meanwhile. It is in \(course.path(of: other))."))
      }
      var latest = ContinuousClock.now - .seconds(2)
      let kernel = try Kernel(root: course.root, ready: ready) {
        guard ContinuousClock.now - latest > .seconds(1) else { return }
        latest = .now
        send(.note(Kernel.isBuilding))
      }
      var pieces: [OutputPiece] = []
      try kernel.run(
        work.program, beside: work.source.filesBeside, module: work.source.module,
        until: cancellation
      ) { record in
        switch record {
        case .began: break
        case .piece(let piece):
          pieces.append(piece)
          send(CellRuns.message(for: piece, titled: work.title))
        case .ended:
          if let reason = work.reason(pieces.printed) {
            send(.html("<p>\(mentions.html("Perhaps: \(reason)"))</p>\n"))
          }
          send(work.end(pieces))
        case .threw(let error): send(.end(.threw, "It threw \(error)."))
        case .refused(let diagnostics): send(.end(.refused, diagnostics))
        case .stopped(let sentence): send(.end(.stopped, sentence))
        }
      }
      // The reader reads what came of it; meanwhile the next interpreter starts.
      kernel.prepare(module: work.source.module)
    } catch {
      send(.end(.stopped, FileProblem.sentence(for: error)))
    }
  }

  private static func message(for piece: OutputPiece, titled title: String) -> CellMessage {
    switch piece {
    case .text, .measured: .text(piece.shown)
    case .drawn, .table, .bars: .html(HTMLOutput(title: title).html([piece]))
    }
  }
}
