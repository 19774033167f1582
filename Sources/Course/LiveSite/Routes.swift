import Exercises
import Files
import Foundation
import Pages
import WebServer

/// What each address of the live book does.
struct Routes: Sendable {
  let files: SiteFiles
  let course: Course
  let runs: CellRuns
  let answers: LiveAnswers
  let played: PlayedAnswers
  let events: CourseEvents

  /// What reads files is done here, so that it keeps nobody waiting.
  private static let work = DispatchQueue(label: "live book", attributes: .concurrent)

  /// Answers at once, or lets others answer: this is the server's own thread.
  func answer(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    if request.method != "POST", let file = files.response(to: request.path) {
      return exchange.respond(file)
    }
    let work = Routes.work
    switch (request.method, request.path) {
    case ("GET", "/live/events"): work.async { events.subscribe(exchange) }
    case ("GET", "/live/texts"):
      work.async { exchange.answer { try texts(of: request.query["page"] ?? "") } }
    case ("GET", "/kept.js"):
      work.async {
        exchange.answer("text/javascript") { LiveResources.kept(BrowserNotes(of: course).content) }
      }
    case ("POST", "/live/kept"):
      work.async { exchange.confirm { try BrowserNotes(of: course).note(request.decodedBody()) } }
    case ("POST", "/live/keep"): work.async { exchange.answer { try keep(request.decodedBody()) } }
    case ("POST", "/live/run"):
      do { runs.begin(try request.decodedBody(), for: exchange) } catch { exchange.refuse() }
    case ("POST", "/live/reset"):
      work.async { exchange.answer { try reset(request.decodedBody()) } }
    case ("GET", "/live/answers"):
      work.async {
        exchange.answer { try answers.all(of: Int(request.query["exercise"] ?? "") ?? 0).json }
      }
    case ("POST", "/live/answer"):
      work.async { exchange.answer { try answers.save(request.decodedBody()).json } }
    case ("POST", "/live/play"): work.async { exchange.answer { try play(request.decodedBody()) } }
    case ("POST", "/live/restore"):
      work.async { exchange.answer { try restore(request.decodedBody()) } }
    case ("POST", "/live/check"):
      work.async { exchange.confirm { try check(request.decodedBody()) } }
    case ("POST", "/live/watch"):
      work.async { exchange.confirm { try watch(request.decodedBody()) } }
    case ("POST", "/live/hint"):
      work.async { exchange.confirm { try noteHint(request.decodedBody()) } }
    case ("POST", "/live/read"):
      work.async { exchange.confirm { try noteRead(request.decodedBody()) } }
    default: exchange.missPage()
    }
  }

  private func texts(of page: String) throws -> String {
    try runs.pages.cells(of: page).texts.json
  }

  private func reset(_ place: Place) throws -> String {
    try ["kept": copy(at: place).undo().map(course.path)].json
  }

  /// Keeps what is typed and not run; answers where the text is that somebody else had saved meanwhile.
  private func keep(_ typed: CellRuns.Request) throws -> String {
    let place = Place(page: typed.page, cell: typed.cell, challenge: typed.challenge)
    return try ["kept": copy(at: place).keep(typed.text, insteadOf: typed.seen).map(course.path)]
      .json
  }

  private func copy(at place: Place) throws -> ReadersCopy {
    try runs.pages.cells(of: place.page).subject(cell: place.cell, challenge: place.challenge).copy
  }

  private func watch(_ request: ExerciseRequest) throws {
    events.watch(try course.exercise(request.chapter))
  }

  private func check(_ request: ExerciseRequest) throws {
    events.check(try course.exercise(request.chapter))
  }

  private func play(_ request: PlayedAnswers.Request) throws -> String {
    guard let question = request.question else { return try played.build(request.task).json }
    return try played.play(question, on: request.task)
  }

  private func restore(_ request: RestoreRequest) throws -> String {
    guard let backup = request.backup else { return try answers.reset(request.task).json }
    return try answers.restore(request.task, from: backup).json
  }

  private func noteHint(_ hint: Hint) throws {
    let (task, exercise) = try course.task(hint.task)
    _ = try course.begin(exercise)
    var shown = HintsShown(of: course)
    try shown.change(task) { before in max(before, min(hint.number, 20)) }
  }

  private func noteRead(_ request: ReadNote) throws {
    guard let chapter = course.chapters.first(where: { $0.name == request.page }) else {
      throw CourseError("there is no page \(request.page).")
    }
    guard let read = PageRead(right: request.right, of: request.predictions) else {
      throw CourseError("no page has so many predictions.")
    }
    try PageNotes(of: chapter.name, in: course.root).noteInBrowser(read)
  }

  // MARK: - What is asked

  private struct Place: Decodable {
    let page: String
    var cell: Int?
    var challenge: Int?
  }

  private struct ExerciseRequest: Decodable { let chapter: Int }

  private struct RestoreRequest: Decodable {
    let task: String
    /// Nil for the stub.
    var backup: String?
  }

  private struct Hint: Decodable {
    let task: String
    let number: Int
  }

  /// A page whose questions are all answered.
  private struct ReadNote: Decodable {
    let page: String
    let right: Int
    let predictions: Int
  }
}
