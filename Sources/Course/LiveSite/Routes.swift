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
      work.async { exchange.confirm { try BrowserNotes(of: course).note(request.wish()) } }
    case ("POST", "/live/keep"): work.async { exchange.answer { try keep(request.wish()) } }
    case ("POST", "/live/run"):
      do { runs.begin(try request.wish(), for: exchange) } catch { exchange.refuse() }
    case ("POST", "/live/reset"): work.async { exchange.answer { try reset(request.wish()) } }
    case ("GET", "/live/answers"):
      work.async {
        exchange.answer { try answers.all(of: Int(request.query["exercise"] ?? "") ?? 0).json }
      }
    case ("POST", "/live/answer"):
      work.async { exchange.answer { try answers.keep(request.wish()).json } }
    case ("POST", "/live/play"): work.async { exchange.answer { try play(request.wish()) } }
    case ("POST", "/live/restore"): work.async { exchange.answer { try restore(request.wish()) } }
    case ("POST", "/live/check"): work.async { exchange.confirm { try check(request.wish()) } }
    case ("POST", "/live/watch"): work.async { exchange.confirm { try watch(request.wish()) } }
    case ("POST", "/live/hint"): work.async { exchange.confirm { try noteHint(request.wish()) } }
    case ("POST", "/live/read"): work.async { exchange.confirm { try noteRead(request.wish()) } }
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

  private func watch(_ wish: Watched) throws {
    events.watch(try course.exercise(wish.chapter))
  }

  private func check(_ wish: Watched) throws {
    events.check(try course.exercise(wish.chapter))
  }

  private func play(_ wish: PlayedAnswers.Wish) throws -> String {
    guard let question = wish.question else { return try played.build(wish.task).json }
    return try played.play(question, on: wish.task)
  }

  private func restore(_ wish: Restored) throws -> String {
    guard let backup = wish.backup else { return try answers.reset(wish.task).json }
    return try answers.restore(wish.task, from: backup).json
  }

  private func noteHint(_ hint: Hint) throws {
    let (task, exercise) = try course.task(hint.task)
    _ = try course.begin(exercise)
    var shown = HintsShown(of: course)
    try shown.change(task) { before in max(before, min(hint.number, 20)) }
  }

  private func noteRead(_ wish: Read) throws {
    guard let chapter = course.chapters.first(where: { $0.name == wish.page }) else {
      throw CourseError("there is no page \(wish.page).")
    }
    guard let read = PageRead(right: wish.right, of: wish.predictions) else {
      throw CourseError("no page has so many predictions.")
    }
    try read.note(of: chapter, in: course)
  }

  // MARK: - What is asked

  private struct Place: Decodable {
    let page: String
    var cell: Int?
    var challenge: Int?
  }

  private struct Watched: Decodable { let chapter: Int }

  private struct Restored: Decodable {
    let task: String
    /// Nil for the stub.
    var backup: String?
  }

  private struct Hint: Decodable {
    let task: String
    let number: Int
  }

  /// A page whose questions are all answered.
  private struct Read: Decodable {
    let page: String
    let right: Int
    let predictions: Int
  }
}
