import CourseModel
import Foundation
import Page
import WebServer

/// What each address of the live book does.
struct Routes: Sendable {
  let files: SiteFiles
  let course: Course
  let pages: LivePages
  let runs: CellRuns
  let events: CourseEvents
  let editor: (@Sendable (URL) throws -> Void)?
  let lab: NativeLab?

  /// Answers at once, or lets others answer: this is the server's own thread.
  func answer(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    if request.method != "POST", let file = files.response(to: request.path) {
      return exchange.respond(file)
    }
    switch (request.method, request.path) {
    case ("GET", "/live/events"): Routes.work.async { events.subscribe(exchange) }
    case ("GET", "/live/texts"): later(exchange) { try texts(of: request.query["page"] ?? "") }
    case ("POST", "/live/run"):
      do { runs.begin(try decoded(request), for: exchange) } catch { exchange.refuse() }
    case ("POST", "/live/reset"): later(exchange) { try reset(try decoded(request)) }
    case ("POST", "/live/watch"): later(exchange) { try watch(try decoded(request)) }
    case ("POST", "/live/hint"): later(exchange) { try noteHint(try decoded(request)) }
    case ("POST", "/live/read"): later(exchange) { try noteRead(try decoded(request)) }
    case ("POST", "/live/lab") where lab != nil:
      do { lab?.answer(try decoded(request), for: exchange) } catch { exchange.refuse() }
    case ("POST", "/live/edit"): later(exchange) { try edit(try decoded(request)) }
    default: exchange.respond(HTTPResponse(.notFound, text: "There is no such page.\n"))
    }
  }

  private func texts(of page: String) throws -> String {
    guard page != LiveWork.scratchPad else {
      let copy = ChangedCells.scratchPad(in: course.root)
      return LiveCells.Texts.Text(start: "", yours: try copy.text, isMet: nil).json
    }
    return try pages.cells(of: page).texts.json
  }

  private func reset(_ place: Place) throws -> String {
    let copy =
      place.page == LiveWork.scratchPad
      ? ChangedCells.scratchPad(in: course.root)
      : try pages.cells(of: place.page).subject(cell: place.cell, challenge: place.challenge).copy
    return try ["kept": copy.undo().map(course.path)].json
  }

  private func watch(_ wish: Watched) throws -> String {
    try events.watch(wish.chapter.map { try course.exercise($0) })
    return "{}"
  }

  private func noteHint(_ hint: Hint) throws -> String {
    let (_, task) = try found(hint.task)
    var shown = HintsShown(of: course)
    try shown.change(task) { before in max(before, min(hint.number, 20)) }
    return "{}"
  }

  private func noteRead(_ wish: Read) throws -> String {
    guard let chapter = course.chapters.first(where: { $0.name == wish.page }) else {
      throw CourseError("there is no page \(wish.page).")
    }
    guard let read = PageRead(right: wish.right, of: wish.predictions) else {
      throw CourseError("no page has so many predictions.")
    }
    try read.note(of: chapter, in: course)
    return "{}"
  }

  private func edit(_ wish: Edited) throws -> String {
    guard let editor else {
      throw CourseError("start the book with `course open --edit NAME` to open files from here.")
    }
    let (exercise, task) = try found(wish.task)
    try editor(exercise.file(of: task))
    return "{}"
  }

  private func found(_ id: String) throws -> (Exercise, ExerciseTask) {
    let selection = try Selection(id)
    let exercise = try course.exercise(selection.chapter)
    guard let number = selection.task else { throw CourseError("name a task, such as 4.1.") }
    return (exercise, try exercise.task(number))
  }

  // MARK: - What is asked

  private struct Place: Decodable {
    let page: String
    var cell: Int?
    var challenge: Int?
  }

  private struct Watched: Decodable { var chapter: Int? }

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

  private struct Edited: Decodable { let task: String }

  private func decoded<Wish: Decodable>(_ request: HTTPRequest) throws -> Wish {
    try JSONDecoder().decode(Wish.self, from: Data(request.body))
  }

  // MARK: - Answering

  private static let work = DispatchQueue(label: "live book", attributes: .concurrent)

  /// Makes the answer on another thread, so that reading files keeps nobody waiting.
  private func later(_ exchange: HTTPExchange, _ answer: @escaping @Sendable () throws -> String) {
    Routes.work.async {
      do {
        let text = try answer()
        exchange.respond(text, "application/json")
      } catch is DecodingError {
        exchange.refuse()
      } catch {
        let sentence = FileProblem.sentence(for: error)
        exchange.respond(HTTPResponse(.conflict, text: sentence + "\n"))
      }
    }
  }

}
