import Exercises
import Files
import Foundation
import Pages
import WebServer

/// The routes of the live book.
struct Routes: Sendable {
  let files: SiteFiles
  let course: Course
  let runs: CellRuns
  let answers: LiveAnswers
  let played: PlayedAnswers
  let events: CourseEvents

  private static let queue = DispatchQueue(label: "live book", attributes: .concurrent)

  /// Handles a request on the server's thread, and moves file access to a queue.
  func handle(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    if request.method != "POST", let file = files.response(to: request.path) {
      return exchange.respond(file)
    }
    switch (request.method, request.path) {
    case ("GET", "/live/events"): Routes.queue.async { events.subscribe(exchange) }
    case ("GET", "/live/texts"):
      respond(exchange) { try runs.pages.cells(of: request.query["page"] ?? "").texts.json }
    case ("GET", "/progress.js"):
      respond(exchange, "text/javascript") { LiveScripts.progress(of: course) }
    case ("POST", "/live/progress"):
      confirm(exchange) { try BrowserNotes(of: course).record(request.decodedBody()) }
    case ("POST", "/live/save"): respond(exchange) { try save(request.decodedBody()) }
    case ("POST", "/live/run"):
      do { runs.begin(try request.decodedBody(), for: exchange) } catch {
        exchange.respondBadRequest()
      }
    case ("POST", "/live/reset"): respond(exchange) { try reset(request.decodedBody()) }
    case ("GET", "/live/answers"):
      respond(exchange) { try answers.all(of: Int(request.query["exercise"] ?? "") ?? 0).json }
    case ("POST", "/live/answer"):
      respond(exchange) { try answers.save(request.decodedBody()).json }
    case ("POST", "/live/play"): respond(exchange) { try play(request.decodedBody()) }
    case ("POST", "/live/restore"): respond(exchange) { try restore(request.decodedBody()) }
    case ("POST", "/live/check"):
      confirm(exchange) { try events.check(exercise(request), isWatch: false) }
    case ("POST", "/live/stop"): confirm(exchange) { try events.stop(exercise(request)) }
    case ("POST", "/live/watch"):
      confirm(exchange) { try events.check(exercise(request), isWatch: true) }
    case ("POST", "/live/hint"): confirm(exchange) { try recordHint(request.decodedBody()) }
    case ("POST", "/live/read"): confirm(exchange) { try recordRead(request.decodedBody()) }
    default: exchange.respondNotFound()
    }
  }

  private func respond(
    _ exchange: HTTPExchange, _ type: String = "application/json",
    with work: @escaping @Sendable () throws -> String
  ) {
    Routes.queue.async { exchange.respond(type, with: work) }
  }

  private func confirm(_ exchange: HTTPExchange, _ work: @escaping @Sendable () throws -> Void) {
    Routes.queue.async { exchange.confirm(work) }
  }

  private func reset(_ place: CellPlace) throws -> String {
    try ["backup": copy(at: place).undo().map(course.path)].json
  }

  /// Saves a changed cell without running it, and returns the replaced version's backup, if any.
  private func save(_ request: CellRuns.Request) throws -> String {
    let place = CellPlace(page: request.page, cell: request.cell, challenge: request.challenge)
    let backup = try copy(at: place).save(request.text, insteadOf: request.base)
    return ["backup": backup.map(course.path)].json
  }

  private func copy(at place: CellPlace) throws -> ReadersCopy {
    try runs.pages.cells(of: place.page).editableCell(place.cell, challenge: place.challenge).copy
  }

  private func exercise(_ request: HTTPRequest) throws -> Exercise {
    let body: ExerciseRequest = try request.decodedBody()
    return try course.exercise(body.chapter)
  }

  private func play(_ request: PlayedAnswers.Request) throws -> String {
    guard let inputs = request.inputs else { return try played.build(request.task).json }
    return try played.play(inputs, on: request.task)
  }

  private func restore(_ request: RestoreRequest) throws -> String {
    guard let backup = request.backup else { return try answers.reset(request.task).json }
    return try answers.restore(request.task, from: backup).json
  }

  private func recordHint(_ hint: HintRequest) throws {
    let (task, exercise) = try course.task(hint.task)
    _ = try course.createAnswers(for: exercise)
    var shown = HintsShown(of: course)
    try shown.change(task) { before in max(before, min(hint.number, 20)) }
  }

  private func recordRead(_ request: ReadRequest) throws {
    guard let chapter = course.chapters.first(where: { $0.name == request.page }) else {
      throw CourseError.missingPage(request.page)
    }
    guard let read = PageRead(right: request.right, of: request.predictions) else {
      throw CourseError("the number of predictions is wrong. Reload the page.")
    }
    try PageNotes(of: chapter.name, in: course.root).recordInBrowser(read)
  }

  // MARK: - Request bodies

  private struct CellPlace: Decodable {
    let page: String
    var cell: Int?
    var challenge: Int?
  }

  private struct ExerciseRequest: Decodable { let chapter: Int }

  private struct RestoreRequest: Decodable {
    let task: String
    /// The name of the backup, or `nil` to restore the stub.
    var backup: String?
  }

  private struct HintRequest: Decodable {
    let task: String
    let number: Int
  }

  private struct ReadRequest: Decodable {
    let page: String
    let right: Int
    let predictions: Int
  }
}
