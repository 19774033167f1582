import CourseModel
import Judging
import Foundation
import Synchronization
import WebServer

/// Keeps wall, desk and room in step: every change is sent to all of them.
final class Presenter: Sendable {
  private struct Current {
    var presentation: Presentation
    var ballot = Ballot()
    /// Counts changes, so that a page can tell an older state that came late.
    var number = 0
    var voteAt: [String: Date] = [:]
    var counts: [String: ClassCounts.TaskCounts] = [:]
    var obstacle: String?
  }

  /// What is sent to wall and desk.
  private struct WindowState: Encodable {
    let number: Int
    let position: Int
    let stage: Presentation.Stage
    let isBlack: Bool
    /// Milliseconds since 1970, as browsers count.
    let started: Int
    let stepStarted: Int
    let votes: Int
    let bars: [Ballot.Bar]
    let counts: [String: ClassCounts.TaskCounts]
    @OrNull var obstacle: String?
  }

  /// What is sent to the room.
  private struct Asked: Encodable {
    let number: Int
    /// Numbers begin anew with each presentation.
    let started: Int
    @OrNull var step: Int?
    @OrNull var question: String?
    var choices: [String] = []
    var hasVoted = false
  }

  enum Refusal: Error {
    case closed
    case hasty
    case ballot(Ballot.Refusal)

    var sentence: String {
      switch self {
      case .closed: "Nothing is asked now."
      case .hasty: "One at a time, please."
      case .ballot(let refusal): refusal.rawValue
      }
    }
  }

  let deck: Deck
  private let current: Mutex<Current>
  private let windows = EventStream()
  private let room = EventStream()
  private let counting: ClassCounts?

  /// - Parameter counting: Counts a class while people work; nil where there is none.
  init(_ deck: Deck, asksRoom: Bool, counting: ClassCounts? = nil, at now: Date = .now) {
    self.deck = deck
    self.counting = counting
    current = Mutex(Current(presentation: Presentation(deck, asksRoom: asksRoom, at: now)))
  }

  func obey(_ key: Presentation.Key, at now: Date = .now) {
    change { $0.presentation.obey(key, at: now) }
  }

  func goToStep(_ step: Int, at now: Date = .now) {
    change { $0.presentation.goToStep(step, at: now) }
  }

  func show(_ counts: Result<[String: ClassCounts.TaskCounts], any Error>) {
    change { current in
      switch counts {
      case .success(let counts): (current.counts, current.obstacle) = (counts, nil)
      case .failure(let error): current.obstacle = FileProblem.sentence(for: error)
      }
    }
  }

  func vote(_ vote: Ballot.Vote, of voter: String, on step: Int, at now: Date = .now)
    throws(Refusal)
  {
    let refusal = current.withLock { current -> Refusal? in
      let presentation = current.presentation
      guard presentation.stage == .question, presentation.position == step,
        let question = deck.questions[step]
      else { return .closed }
      // Twice a second is more than a person votes.
      if let latest = current.voteAt[voter], now.timeIntervalSince(latest) < 0.5 { return .hasty }
      current.voteAt[voter] = now
      do throws(Ballot.Refusal) {
        try current.ballot.add(vote, of: voter, on: step, question: question)
        current.number += 1
        return nil
      } catch {
        return .ballot(error)
      }
    }
    if let refusal { throw refusal }
    windows.send(stateEvent())
  }

  // MARK: - Listening

  /// A wall or a desk listens.
  func addWindow(_ exchange: HTTPExchange) {
    windows.add(exchange)
    exchange.send(stateEvent())
  }

  /// Somebody in the room listens.
  func addVoter(_ voter: String, _ exchange: HTTPExchange) {
    room.add(exchange)
    exchange.send(askedEvent(for: voter))
  }

  private func change(_ body: (inout Current) -> Void) {
    let step = current.withLock { current in
      body(&current)
      current.number += 1
      return deck.steps[current.presentation.position]
    }
    windows.send(stateEvent())
    room.send(askedEvent(for: nil))
    counting?.want(step.kind == .task)
  }

  private func stateEvent() -> String {
    let state = current.withLock { current in
      let presentation = current.presentation
      let step = presentation.position
      let isOpen = presentation.stage == .votes || presentation.stage == .output
      return WindowState(
        number: current.number, position: step, stage: presentation.stage,
        isBlack: presentation.isBlack, started: presentation.started.milliseconds,
        stepStarted: presentation.stepStarted.milliseconds, votes: current.ballot.count(of: step),
        bars: isOpen && current.ballot.count(of: step) > 0
          ? deck.questions[step].map { current.ballot.bars(of: step, question: $0) } ?? [] : [],
        counts: current.counts, obstacle: current.obstacle)
    }
    return EventStream.event("state", state)
  }

  private func askedEvent(for voter: String?) -> String {
    let asked = current.withLock { current in
      let step = current.presentation.position
      let started = current.presentation.started.milliseconds
      guard current.presentation.stage == .question, let question = deck.questions[step] else {
        return Asked(number: current.number, started: started)
      }
      return Asked(
        number: current.number, started: started, step: step, question: question.text,
        choices: question.choices,
        hasVoted: voter.map { current.ballot.hasVoted($0, on: step) } ?? false)
    }
    return EventStream.event("asked", asked)
  }
}

extension Date {
  fileprivate var milliseconds: Int { Int(timeIntervalSince1970 * 1000) }
}
