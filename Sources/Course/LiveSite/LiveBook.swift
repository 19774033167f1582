import Exercises
import Foundation
import WebServer

/// A server for a book that can run cells and check exercises.
///
/// The server listens only on the loopback address. It shares its state with the commands in the
/// terminal.
package final class LiveBook: Sendable {
  /// The address to open, including the token.
  package let address: String

  package var port: Int { server.port }

  private let server: HTTPServer
  private let runs: CellRuns
  private let events: CourseEvents

  /// Creates and starts a server.
  ///
  /// The server tries `port` and the 19 ports after it. If all are taken, the system picks a port.
  package init(files: [String: String], of course: Course, port: Int) throws {
    let runs = CellRuns(of: course)
    let answers = LiveAnswers(of: course)
    let events = CourseEvents(of: course, answers: answers, pages: runs.pages)
    let routes = Routes(
      files: SiteFiles(files), course: course, runs: runs,
      answers: answers, played: PlayedAnswers(of: course), events: events)
    (server, address) = try AccessControl.serve(from: port, token: BrowserKey.key(of: course)) {
      routes.handle($0, $1)
    }
    self.runs = runs
    self.events = events
    events.start()
  }

  package func stop() {
    // Stop the server first, so that no request starts another run.
    server.stop()
    events.stop()
    runs.stop()
  }
}
