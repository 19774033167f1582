import Exercises
import Foundation
import PlainText
import WebServer

/// What each address of wall and desk does.
struct PresentRoutes {
  let presenter: Presenter

  private struct StepList: Encodable {
    let title: String
    let steps: [Deck.Step]
    let skippable: [Int]
    @OrNull var whenLate: String?
  }

  /// A key, or the number of a step.
  private struct KeyPress: Decodable {
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
    case ("POST", "/key"): exchange.confirm { try obey(request.decodedBody()) }
    case ("POST", "/hands"): exchange.confirm { try count(request.decodedBody()) }
    case ("POST", "/trial"): exchange.confirm { try show(request.decodedBody()) }
    default: exchange.missPage()
    }
  }

  /// Files are read elsewhere than on the server's thread.
  private static let work = DispatchQueue(label: "desk")

  private var steps: String {
    let deck = presenter.deck
    return StepList(
      title: deck.title, steps: deck.steps, skippable: deck.skippable, whenLate: deck.whenLate
    ).json
  }

  private func obey(_ request: KeyPress) throws {
    switch (request.key, request.step) {
    case (let key?, nil): presenter.obey(key)
    case (nil, let step?): presenter.goToStep(step)
    default:
      throw DecodingError.valueNotFound(
        KeyPress.self, .init(codingPath: [], debugDescription: "a key or a step"))
    }
  }
}

extension PresentRoutes {
  /// A show of hands.
  private struct ShowOfHands: Decodable {
    struct ChoiceCount: Decodable {
      let choice: Int
      let count: Int
    }

    let step: Int
    let hands: [ChoiceCount]
  }

  /// A text that is tried, or none.
  private struct TrialRequest: Decodable {
    var text: String?
    var isRun: Bool?
  }

  private func text(_ request: HTTPRequest) throws -> String {
    try presenter.text(ofStep: request.query["step"].flatMap { Int($0) } ?? -1)
  }

  private func count(_ request: ShowOfHands) throws {
    try presenter.count(hands: request.hands.map { ($0.choice, $0.count) }, on: request.step)
  }

  private func show(_ request: TrialRequest) {
    presenter.show(trial: request.text, isRun: request.isRun == true)
  }
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
    case ("POST", "/vote"): exchange.confirm { try vote(request.decodedBody()) }
    default: exchange.missPage()
    }
  }

  private func vote(_ request: CastVote) throws {
    try presenter.vote(request.choice, of: voter, on: request.step, in: request.round ?? .first)
  }
}
