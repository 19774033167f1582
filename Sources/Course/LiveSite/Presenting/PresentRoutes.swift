import Exercises
import Foundation
import PlainText
import WebServer

/// What each address of wall and desk does.
struct PresentRoutes {
  let presenter: Presenter

  private struct Shown: Encodable {
    let title: String
    let steps: [Deck.Step]
    let skippable: [Int]
    @OrNull var whenLate: String?
  }

  /// A key, or the number of a step.
  private struct Pressed: Decodable {
    var key: Presentation.Key?
    var step: Int?
  }

  func answer(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    switch (request.method, request.path) {
    case ("GET", "/"): exchange.respond(PresentPages.desk, "text/html")
    case ("GET", "/wall"): exchange.respond(PresentPages.wall, "text/html")
    case ("GET", "/present.css"): exchange.respond(PresentResources.style, "text/css")
    case ("GET", "/present.js"): exchange.respond(PresentResources.script, "text/javascript")
    case ("GET", "/steps"): exchange.respond(steps, "application/json")
    case ("GET", "/events"): presenter.addWindow(exchange)
    case ("GET", "/text"):
      PresentRoutes.work.async { exchange.answer("text/plain") { try text(request) } }
    case ("POST", "/key"): exchange.confirm { try obey(request.wish()) }
    case ("POST", "/hands"): exchange.confirm { try count(request.wish()) }
    case ("POST", "/trial"): exchange.confirm { try show(request.wish()) }
    default: exchange.missPage()
    }
  }

  /// Files are read elsewhere than on the server's thread.
  private static let work = DispatchQueue(label: "desk")

  private var steps: String {
    let deck = presenter.deck
    return Shown(
      title: deck.title, steps: deck.steps, skippable: deck.skippable, whenLate: deck.whenLate
    ).json
  }

  private func obey(_ wish: Pressed) throws {
    switch (wish.key, wish.step) {
    case (let key?, nil): presenter.obey(key)
    case (nil, let step?): presenter.goToStep(step)
    default:
      throw DecodingError.valueNotFound(
        Pressed.self, .init(codingPath: [], debugDescription: "a key or a step"))
    }
  }
}

extension PresentRoutes {
  /// A show of hands.
  private struct Counted: Decodable {
    struct Hands: Decodable {
      let choice: Int
      let count: Int
    }

    let step: Int
    let hands: [Hands]
  }

  /// A text that is tried, or none.
  private struct Tried: Decodable {
    var text: String?
    var isRun: Bool?
  }

  private func text(_ request: HTTPRequest) throws -> String {
    try presenter.text(ofStep: request.query["step"].flatMap { Int($0) } ?? -1)
  }

  private func count(_ wish: Counted) throws {
    try presenter.count(hands: wish.hands.map { ($0.choice, $0.count) }, on: wish.step)
  }

  private func show(_ wish: Tried) { presenter.show(trial: wish.text, isRun: wish.isRun == true) }
}

/// What the room's page may do: see the question, and vote.
struct RoomRoutes {
  let presenter: Presenter
  let voter: String

  private struct CastVote: Decodable {
    let step: Int
    var round: Ballot.Round?
    let choice: Int
  }

  func answer(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    switch (request.method, request.path) {
    case ("GET", "/"): exchange.respond(PresentPages.join, "text/html")
    case ("GET", "/present.css"): exchange.respond(PresentResources.style, "text/css")
    case ("GET", "/join.js"): exchange.respond(PresentResources.joinScript, "text/javascript")
    case ("GET", "/events"):
      guard presenter.addVoter(voter, exchange) else {
        return exchange.respond(
          HTTPResponse(.tooManyRequests, text: "This browser listens in too many windows.\n"))
      }
    case ("GET", "/mine"): exchange.respond(presenter.outcome(of: voter), "application/json")
    case ("POST", "/vote"): exchange.confirm { try vote(request.wish()) }
    default: exchange.missPage()
    }
  }

  private func vote(_ wish: CastVote) throws {
    try presenter.vote(wish.choice, of: voter, on: wish.step, in: wish.round ?? .first)
  }
}
