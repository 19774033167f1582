import Site
import Exercises
import Foundation
import WebServer

/// The book, alive: served on the loopback address to the browser that has its address.
///
/// Cells run, the board and the verdicts of a watched exercise arrive as they happen, and what is done
/// in the browser and at a terminal is one state.
package final class LiveBook: Sendable {
  /// The address to open in a browser; the token in it is what lets the browser in.
  package let address: String

  package var port: Int { server.port }

  private let server: HTTPServer
  private let runs: CellRuns
  private let events: CourseEvents

  /// Serves a book until it is stopped.
  ///
  /// - Parameters:
  ///   - book: The pages.
  ///   - course: Where cells are run and answers are read.
  ///   - port: The port to try first; those after it are tried when it is taken.
  package convenience init(_ book: Book, of course: Course, port: Int = 4040) throws {
    try self.init(files: book.files, of: course, port: port)
  }

  init(files: [String: String], of course: Course, port: Int) throws {
    let runs = CellRuns(of: course)
    let answers = LiveAnswers(of: course)
    let events = CourseEvents(of: course, answers: answers, pages: runs.pages)
    let routes = Routes(
      files: SiteFiles(files), course: course, runs: runs,
      answers: answers, played: PlayedAnswers(of: course), events: events)
    (server, address) = try AccessControl.serve(from: port, token: BrowserKey.kept(by: course)) {
      routes.answer($0, $1)
    }
    self.runs = runs
    self.events = events
    events.start()
  }

  /// Ends every run and every connection.
  package func stop() {
    // The server comes first: a request could begin another watch or run.
    server.stop()
    events.stop()
    runs.stop()
  }
}
