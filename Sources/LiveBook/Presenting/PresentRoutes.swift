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
    case ("GET", "/text"): PresentRoutes.work.async { sendText(request, exchange) }
    case ("POST", "/key"): obey(request, exchange)
    case ("POST", "/hands"): count(request, exchange)
    case ("POST", "/trial"): show(request, exchange)
    default: exchange.respond(HTTPResponse(.notFound, text: "There is no such page.\n"))
    }
  }

  /// Files are read elsewhere than on the server's thread.
  private static let work = DispatchQueue(label: "desk")

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

extension PresentRoutes {
  /// A show of hands.
  private struct Counted: Decodable {
    struct Hands: Decodable {
      let vote: Ballot.Vote
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

  private func sendText(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    do {
      let text = try presenter.text(ofStep: request.query["step"].flatMap { Int($0) } ?? -1)
      exchange.respond(text, "text/plain")
    } catch {
      exchange.respond(HTTPResponse(.conflict, text: FileProblem.sentence(for: error) + "\n"))
    }
  }

  private func count(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    // try?: what is no show of hands is refused.
    guard let wish = try? JSONDecoder().decode(Counted.self, from: Data(request.body)) else {
      return exchange.refuse()
    }
    exchange.answer { () throws(Presenter.Refusal) in
      try presenter.count(hands: wish.hands.map { ($0.vote, $0.count) }, on: wish.step)
    }
  }

  private func show(_ request: HTTPRequest, _ exchange: HTTPExchange) {
    // try?: what is no text is refused.
    guard let wish = try? JSONDecoder().decode(Tried.self, from: Data(request.body)) else {
      return exchange.refuse()
    }
    presenter.show(trial: wish.text, isRun: wish.isRun == true)
    exchange.respond("{}", "application/json")
  }
}

extension HTTPExchange {
  /// Says that it is done, or why it is not.
  fileprivate func answer(_ work: () throws(Presenter.Refusal) -> Void) {
    do throws(Presenter.Refusal) {
      try work()
      respond("{}", "application/json")
    } catch {
      respond(HTTPResponse(.conflict, text: error.sentence + "\n"))
    }
  }
}

/// What the room's page may do: see the question, and vote.
struct RoomRoutes {
  let presenter: Presenter
  let voter: String

  private struct CastVote: Decodable {
    let step: Int
    var round: Ballot.Round?
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
    exchange.answer { () throws(Presenter.Refusal) in
      try presenter.vote(wish.vote, of: voter, on: wish.step, in: wish.round ?? .first)
    }
  }
}
