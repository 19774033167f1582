import CourseModel
import Foundation
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
    case ("GET", "/"): respond(PresentPages.desk, "text/html", exchange)
    case ("GET", "/wall"): respond(PresentPages.wall, "text/html", exchange)
    case ("GET", "/present.css"): respond(PresentPages.style, "text/css", exchange)
    case ("GET", "/present.js"): respond(PresentScript.text, "text/javascript", exchange)
    case ("GET", "/steps"): respond(steps, "application/json", exchange)
    case ("GET", "/events"): presenter.addWindow(exchange)
    case ("POST", "/key"): obey(request, exchange)
    default: exchange.respond(HTTPResponse(.notFound, text: "There is no such page.\n"))
    }
  }

  private var steps: String {
    let deck = presenter.deck
    return
      (try? JSON.line(
        Shown(
          title: deck.title, steps: deck.steps, skippable: deck.skippable, whenLate: deck.whenLate,
          joinAddress: joinAddress))) ?? "{}"
  }

  private func obey(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    let wish = try? JSONDecoder().decode(Pressed.self, from: Data(request.body))
    switch (wish?.key, wish?.step) {
    case (let key?, nil): presenter.obey(key)
    case (nil, let step?): presenter.goToStep(step)
    default:
      return exchange.respond(
        HTTPResponse(.badRequest, text: "That is not what this address takes.\n"))
    }
    respond("{}", "application/json", exchange)
  }

  private func respond(_ text: String, _ type: String, _ exchange: HTTPExchange) {
    exchange.respond(HTTPResponse(type: "\(type); charset=utf-8", text: text))
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
    case ("GET", "/"): respond(PresentPages.join, "text/html", exchange)
    case ("GET", "/present.css"): respond(PresentPages.style, "text/css", exchange)
    case ("GET", "/join.js"): respond(JoinScript.text, "text/javascript", exchange)
    case ("GET", "/events"): presenter.addVoter(voter, exchange)
    case ("POST", "/vote"): vote(request, exchange)
    default: exchange.respond(HTTPResponse(.notFound, text: "There is no such page.\n"))
    }
  }

  private func vote(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    guard let wish = try? JSONDecoder().decode(CastVote.self, from: Data(request.body)) else {
      return exchange.respond(
        HTTPResponse(.badRequest, text: "That is not what this address takes.\n"))
    }
    do throws(Presenter.Refusal) {
      try presenter.vote(wish.vote, of: voter, on: wish.step)
      respond("{}", "application/json", exchange)
    } catch {
      exchange.respond(HTTPResponse(.conflict, text: error.sentence + "\n"))
    }
  }

  private func respond(_ text: String, _ type: String, _ exchange: HTTPExchange) {
    exchange.respond(HTTPResponse(type: "\(type); charset=utf-8", text: text))
  }
}
