import Exercises
import Foundation
import PlainText
import WebServer

/// The routes of the desk and the wall.
struct PresentRoutes {
  let presenter: Presenter

  private struct StepList: Encodable {
    let title: String
    let steps: [Deck.Step]
    let skippable: [Int]
    @OrNull var whenLate: String?
  }

  /// A pressed key or the number of a step to show.
  private struct KeyRequest: Decodable {
    var key: Presentation.Key?
    var step: Int?
  }

  private struct ShowOfHands: Decodable {
    struct ChoiceCount: Decodable {
      let choice: Int
      let count: Int
    }

    let step: Int
    let hands: [ChoiceCount]
  }

  private struct TrialRequest: Decodable {
    /// The code to show in place of the cell's code, or `nil` to show the cell again.
    var text: String?
    var isRun: Bool?
  }

  private static let queue = DispatchQueue(label: "desk")

  func handle(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    switch (request.method, request.path) {
    case ("GET", "/"): exchange.respond(PresentPages.desk, "text/html")
    case ("GET", "/wall"): exchange.respond(PresentPages.wall, "text/html")
    case ("GET", "/present.css"): exchange.respond(PresentResources.style, "text/css")
    case ("GET", "/present.js"): exchange.respond(PresentResources.script, "text/javascript")
    case ("GET", "/steps"): exchange.respond(steps, "application/json")
    case ("GET", "/events"): presenter.addWindow(exchange)
    case ("GET", "/text"):
      let step = request.query["step"].flatMap { Int($0) } ?? -1
      PresentRoutes.queue.async {
        exchange.respond("text/plain") { try presenter.text(ofStep: step) }
      }
    case ("POST", "/key"): exchange.confirm { try press(request.decodedBody()) }
    case ("POST", "/hands"): exchange.confirm { try count(request.decodedBody()) }
    case ("POST", "/trial"): exchange.confirm { try show(request.decodedBody()) }
    default: exchange.respondNotFound()
    }
  }

  private var steps: String {
    let deck = presenter.deck
    return StepList(
      title: deck.title, steps: deck.steps, skippable: deck.skippable, whenLate: deck.whenLate
    ).json
  }

  private func press(_ request: KeyRequest) throws {
    switch (request.key, request.step) {
    case (let key?, nil): presenter.press(key)
    case (nil, let step?): presenter.goToStep(step)
    default:
      throw DecodingError.valueNotFound(
        KeyRequest.self, .init(codingPath: [], debugDescription: "a key or a step"))
    }
  }

  private func count(_ request: ShowOfHands) throws {
    try presenter.count(hands: request.hands.map { ($0.choice, $0.count) }, on: request.step)
  }

  private func show(_ request: TrialRequest) {
    presenter.show(trial: request.text, isRun: request.isRun == true)
  }
}

/// The routes of the room, where voters see the question and vote.
struct RoomRoutes {
  let presenter: Presenter
  let voter: String

  private struct VoteRequest: Decodable {
    let step: Int
    var round: Ballot.Round?
    let choice: Int
  }

  func handle(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    switch (request.method, request.path) {
    case ("GET", "/"): exchange.respond(PresentPages.join, "text/html")
    case ("GET", "/present.css"): exchange.respond(PresentResources.style, "text/css")
    case ("GET", "/join.js"): exchange.respond(PresentResources.joinScript, "text/javascript")
    case ("GET", "/events"):
      guard presenter.addVoter(voter, exchange) else {
        return exchange.respond(
          HTTPResponse(
            .tooManyRequests, text: "Too many windows of this browser are open. Close one.\n"))
      }
    case ("GET", "/own-outcome"): exchange.respond(presenter.outcome(of: voter), "application/json")
    case ("POST", "/vote"): exchange.confirm { try vote(request.decodedBody()) }
    default: exchange.respondNotFound()
    }
  }

  private func vote(_ request: VoteRequest) throws {
    try presenter.vote(request.choice, of: voter, on: request.step, in: request.round ?? .first)
  }
}
