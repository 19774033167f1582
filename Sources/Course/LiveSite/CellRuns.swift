import Exercises
import Files
import Site
import Foundation
import Cells
import Pages
import Processes
import WebServer

/// A queue of cell runs that streams the output of each run to the browser.
///
/// To stop a run, the browser closes the connection.
final class CellRuns: @unchecked Sendable {
  // Sendable: the lock guards `running`; everything else is constant.

  struct Request: Decodable {
    let page: String
    var cell: Int?
    var challenge: Int?
    let text: String
    /// The file's text when the browser last read it, or `nil` if the file didn't exist.
    var base: String?
  }

  private let course: Course
  let pages: LivePages
  private let links: CellLinks
  private let ready = ReadyInterpreter()
  private let queue = OperationQueue()
  private let lock = NSLock()
  private var running: [ObjectIdentifier: Cancellation] = [:]

  init(of course: Course) {
    self.course = course
    pages = LivePages(of: course)
    links = CellLinks(pages: pages, course: course)
    queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
  }

  func begin(_ request: Request, for exchange: HTTPExchange) {
    exchange.begin(HTTPResponse(type: "application/x-ndjson; charset=utf-8", text: ""))
    let cancellation = begin(
      { [pages] in try CellJob(request, pages: pages) },
      send: { exchange.send($0.json) }, whenDone: exchange.end)
    exchange.onDisconnect { cancellation.cancel() }
  }

  func begin(
    _ job: @escaping @Sendable () throws -> CellJob,
    send: @escaping @Sendable (CellMessage) -> Void, whenDone: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let cancellation = Cancellation()
    let number = ObjectIdentifier(cancellation)
    lock.withLock { running[number] = cancellation }
    queue.addOperation { [self] in
      run(job, until: cancellation, send: send)
      whenDone()
      lock.withLock { running[number] = nil }
    }
    return cancellation
  }

  /// Cancels all runs and waits until they have ended.
  func stop() {
    for cancellation in lock.withLock({ running.values.map { $0 } }) { cancellation.cancel() }
    queue.cancelAllOperations()
    queue.waitUntilAllOperationsAreFinished()
    ready.clear()
  }

  private func run(
    _ job: () throws -> CellJob, until cancellation: Cancellation,
    send: @escaping (CellMessage) -> Void
  ) {
    do {
      let job = try job()
      if let backup = job.backup {
        let path = course.path(of: backup)
        send(.backup("This cell was changed elsewhere. The other version is in \(path)."))
      }
      var latest = ContinuousClock.now - .seconds(2)
      let kernel = try Kernel(root: course.root, ready: ready) { step in
        guard ContinuousClock.now - latest > .seconds(1) else { return }
        latest = .now
        send(.note(step))
      }
      var pieces: [OutputPiece] = []
      try kernel.run(
        job.program, beside: job.source.filesBeside, module: job.source.module,
        until: cancellation
      ) { record in
        switch record {
        case .began: break
        case .piece(let piece):
          pieces.append(piece)
          send(CellRuns.message(for: piece, titled: job.title))
        case .ended:
          if let reason = job.reason(pieces.printed) {
            send(.html("<p>\(links.html("Perhaps: \(reason)"))</p>\n"))
          }
          send(job.end(pieces))
        case .threw(let error): send(.end(.threw, "The cell threw an error: \(error)"))
        case .refused(let diagnostics): send(.end(.refused, diagnostics))
        case .stopped(let sentence): send(.end(.stopped, sentence))
        }
      }
      kernel.prepare(module: job.source.module)
    } catch {
      send(.end(.stopped, FileProblem.sentence(for: error)))
    }
  }

  private static func message(for piece: OutputPiece, titled title: String) -> CellMessage {
    switch piece {
    case .text, .measured: .text(piece.shown)
    case .drawn, .table: .html(HTMLOutput(title: title).html([piece]))
    }
  }
}
