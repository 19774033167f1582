import CourseModel
import Foundation
import Page
import WebServer

/// What each address of wall and desk does.
struct PresentRoutes {
  let presenter: Presenter
  let joinAddress: String?

  private struct Shown: Encodable {
    let title: String
    let steps: [Deck.Step]
    let skippable: [Int]
    @OrNull var whenLate: String?
    @OrNull var joinAddress: String?
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
    case ("POST", "/key"): obey(request, exchange)
    default: exchange.respond(HTTPResponse(.notFound, text: "There is no such page.\n"))
    }
  }

  private var steps: String {
    let deck = presenter.deck
    return Shown(
      title: deck.title, steps: deck.steps, skippable: deck.skippable, whenLate: deck.whenLate,
      joinAddress: joinAddress
    ).json
  }

  private func obey(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    // try?: what is nothing that can be decoded is refused below.
    let wish = try? JSONDecoder().decode(Pressed.self, from: Data(request.body))
    switch (wish?.key, wish?.step) {
    case (let key?, nil): presenter.obey(key)
    case (nil, let step?): presenter.goToStep(step)
    default:
      return exchange.refuse()
    }
    exchange.respond("{}", "application/json")
  }
}

/// What the room's page may do: see the question, and vote.
struct RoomRoutes {
  let presenter: Presenter
  let voter: String

  private struct CastVote: Decodable {
    let step: Int
    let vote: Ballot.Vote
  }

  func answer(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    switch (request.method, request.path) {
    case ("GET", "/"): exchange.respond(PresentPages.join, "text/html")
    case ("GET", "/present.css"): exchange.respond(PresentResources.style, "text/css")
    case ("GET", "/join.js"): exchange.respond(PresentResources.joinScript, "text/javascript")
    case ("GET", "/events"): presenter.addVoter(voter, exchange)
    case ("POST", "/vote"): vote(request, exchange)
    default: exchange.respond(HTTPResponse(.notFound, text: "There is no such page.\n"))
    }
  }

  private func vote(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    // try?: what is no vote is refused.
    guard let wish = try? JSONDecoder().decode(CastVote.self, from: Data(request.body)) else {
      return exchange.refuse()
    }
    do throws(Presenter.Refusal) {
      try presenter.vote(wish.vote, of: voter, on: wish.step)
      exchange.respond("{}", "application/json")
    } catch {
      exchange.respond(HTTPResponse(.conflict, text: error.sentence + "\n"))
    }
  }
}
