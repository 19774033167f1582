import Exercises
import Files
import Foundation
import Pages
import PlainText
import Processes
import Synchronization
import WebServer

/// Keeps wall, desk and room in step: every change is sent to all of them.
final class Presenter: Sendable {
  private struct Current {
    var presentation: Presentation
    var ballot = Ballot()
    /// Counts changes, so that a page can tell an older state that came late.
    var number = 0
    var obstacle: String?
    var trial: Trial?
    var trialNumber = 0
    var running: Cancellation?
    /// Nil where the room is not asked.
    var joinAddresses: [String]?
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
    let stageStarted: Int
    /// The round that is open.
    @OrNull var round: Ballot.Round?
    /// How many voted in each round.
    let votes: [Int]
    /// Empty until both rounds are over; which one is right is known when the cell has run.
    let bars: [Ballot.Bar]
    /// For the desk, of each round: the percentage that was right.
    let right: [Int]
    @OrNull var obstacle: String?
    @OrNull var trial: Trial?
  }

  /// What is sent to the room.
  private struct RoomState: Encodable {
    let number: Int
    /// Numbers begin anew with each presentation.
    let started: Int
    /// While the room talks before it votes again.
    var isTalking = false
    @OrNull var step: Int?
    @OrNull var round: Ballot.Round?
    @OrNull var question: String?
    var choices: [String] = []
    var drawings: [String] = []
    var hasVoted = false
    /// What came of the last round, when the cell has run.
    @OrNull var outcome: Outcome?
  }

  private struct Outcome: Encodable {
    let right: Int
    let votes: Int
  }

  /// Whether a voter was right.
  private struct OwnOutcome: Encodable { @OrNull var isRight: Bool? }

  /// Where the room votes.
  private struct Join: Encodable {
    let addresses: [String]
    /// An image of the first.
    @OrNull var code: String?
  }

  let deck: Deck
  private let current: Mutex<Current>
  private let windows = EventStream()
  private let room = EventStream()
  private let table: VoteTable?
  /// So that older votes are never written over newer ones.
  private let keeping = Mutex(())
  private let runs: CellRuns?

  /// - Parameters:
  ///   - table: Where the votes are kept; nil if they are not.
  ///   - runs: Runs changed cells; nil where that cannot be done.
  init(
    _ deck: Deck, asksRoom: Bool, table: VoteTable? = nil, runs: CellRuns? = nil,
    at now: Date = .now
  ) {
    self.deck = deck
    self.table = table
    self.runs = runs
    current = Mutex(Current(presentation: Presentation(deck, asksRoom: asksRoom, at: now)))
  }

  func obey(_ key: Presentation.Key, at now: Date = .now) {
    change { $0.presentation.obey(key, at: now) }
  }

  func goToStep(_ step: Int, at now: Date = .now) {
    change { $0.presentation.goToStep(step, at: now) }
  }

  func vote(
    _ choice: Int, of voter: String, on step: Int, in round: Ballot.Round = .first
  ) throws(Ballot.Refusal) {
    try current.withLock { current throws(Ballot.Refusal) in
      let presentation = current.presentation
      guard presentation.round == round, presentation.position == step,
        let question = deck.questions[step]
      else { throw .closed }
      try current.ballot.add(choice, of: voter, on: step, in: round, question: question)
      current.number += 1
    }
    keepVotes()
    windows.send(stateEvent())
  }

  /// Counts a show of hands in the round that is open; a room that raises hands votes twice, too.
  func count(
    hands: [(choice: Int, count: Int)], on step: Int
  ) throws(Ballot.Refusal) {
    try current.withLock { current throws(Ballot.Refusal) in
      let presentation = current.presentation
      let round = presentation.round ?? (presentation.stage == .question ? .first : nil)
      guard let round, presentation.position == step, let question = deck.questions[step] else {
        throw .closed
      }
      try current.ballot.count(hands: hands, on: step, in: round, question: question)
      current.presentation.isVoting = true
    }
    change { _ in }
  }

  // MARK: - Trying a cell

  /// The text of a step's cell.
  func text(ofStep step: Int) throws -> String {
    guard let runs, deck.steps.indices.contains(step), let cell = deck.steps[step].cell else {
      throw CourseError("no cell can be changed here.")
    }
    return try runs.pages.cells(of: deck.page).subject(cell: cell, challenge: nil).cell.editable
  }

  /// Shows a text in the place of the present cell's, and runs it where that is asked for; nil ends the trial.
  func show(trial text: String?, isRun: Bool) {
    let number = current.withLock { current in
      current.running?.cancel()
      current.running = nil
      current.trial = text.map { Trial($0) }
      current.trial?.isRunning = isRun && runs != nil
      current.number += 1
      current.trialNumber = current.number
      return current.number
    }
    windows.send(stateEvent())
    guard isRun, let text, let runs, let cell = step.cell else { return }
    let running = runs.begin(
      { [deck] in try LiveWork(trying: text, inCell: cell, of: runs.pages.cells(of: deck.page)) },
      send: { [weak self] in self?.take($0, ofTrial: number) }, whenDone: {})
    current.withLock { $0.running = running }
  }

  /// A run that was replaced by another one says nothing more.
  private func take(_ message: CellMessage, ofTrial number: Int) {
    let isNew = current.withLock { current in
      guard current.trialNumber == number, current.trial?.take(message) == true else {
        return false
      }
      current.number += 1
      return true
    }
    if isNew { windows.send(stateEvent()) }
  }

  // MARK: - Listening

  /// A wall or a desk listens.
  func addWindow(_ exchange: HTTPExchange) {
    windows.add(exchange)
    exchange.send(stateEvent())
    if let event = joinEvent() { exchange.send(event) }
  }

  /// Somebody in the room listens; false where the browser does so in too many windows.
  func addVoter(_ voter: String, _ exchange: HTTPExchange) -> Bool {
    guard room.add(exchange, of: voter) else { return false }
    exchange.send(askedEvent(for: voter))
    return true
  }

  /// Shows where the room votes now.
  func show(joinAddresses: [String]) {
    current.withLock { $0.joinAddresses = joinAddresses }
    if let event = joinEvent() { windows.send(event) }
  }

  private func joinEvent() -> String? {
    current.withLock(\.joinAddresses).map { addresses in
      let code = addresses.first.flatMap { QRCode($0)?.svg(title: "The address of the vote") }
      return EventStream.event("join", Join(addresses: addresses, code: code))
    }
  }

  /// Whether a voter was right in the last round in which they voted; null until the cell has run.
  func outcome(of voter: String) -> String {
    let isRight = current.withLock { current -> Bool? in
      let step = current.presentation.position
      guard current.presentation.stage == .output, let question = deck.questions[step] else {
        return nil
      }
      return current.ballot.isRight(voter, on: step, question: question)
    }
    return OwnOutcome(isRight: isRight).json
  }

  private var step: Deck.Step { current.withLock { deck.steps[$0.presentation.position] } }

  private func change(_ body: (inout Current) -> Void) {
    current.withLock { current in
      let before = current.presentation
      body(&current)
      let now = current.presentation
      if (now.position, now.stage) != (before.position, before.stage) {
        current.running?.cancel()
        (current.trial, current.running) = (nil, nil)
      }
      current.number += 1
    }
    keepVotes()
    windows.send(stateEvent())
    room.send(askedEvent(for: nil))
  }

  /// Writes the votes down as they come, as Ctrl-C may end the presentation at any moment.
  private func keepVotes() {
    keeping.withLock { _ in
      do {
        try table?.write(current.withLock(\.ballot), on: deck)
      } catch {
        current.withLock { $0.obstacle = FileProblem.sentence(for: error) }
      }
    }
  }

  private func stateEvent() -> String {
    let state = current.withLock { current in
      let presentation = current.presentation
      let step = presentation.position
      let (isOpen, hasRun) = (
        [.votes, .output].contains(presentation.stage), presentation.stage == .output
      )
      let votes = current.ballot.counts(of: step)
      let bars = deck.questions[step].map { current.ballot.bars(of: step, question: $0) } ?? []
      let right = votes.indices.map { round in
        bars.filter(\.isRight).reduce(0) { $0 + $1.counts[round] } * 100 / max(1, votes[round])
      }
      return WindowState(
        number: current.number, position: step, stage: presentation.stage,
        isBlack: presentation.isBlack, started: presentation.started.milliseconds,
        stepStarted: presentation.stepStarted.milliseconds,
        stageStarted: presentation.stageStarted.milliseconds, round: presentation.round,
        votes: votes,
        bars: isOpen && (votes != [0, 0] || hasRun && presentation.isVoting)
          ? bars.map { hasRun ? $0 : $0.withoutVerdict } : [],
        right: right, obstacle: current.obstacle, trial: current.trial)
    }
    return EventStream.event("state", state)
  }

  private func outcome(_ current: Current) -> Outcome? {
    let step = current.presentation.position
    guard current.presentation.stage == .output, let question = deck.questions[step],
      let round = current.ballot.counts(of: step).lastIndex(where: { $0 > 0 })
    else { return nil }
    let right = current.ballot.bars(of: step, question: question).filter(\.isRight)
    return Outcome(
      right: right.reduce(0) { $0 + $1.counts[round] },
      votes: current.ballot.counts(of: step)[round])
  }

  private func askedEvent(for voter: String?) -> String {
    let asked = current.withLock { current in
      let step = current.presentation.position
      let started = current.presentation.started.milliseconds
      guard let round = current.presentation.round, let question = deck.questions[step] else {
        return RoomState(
          number: current.number, started: started,
          isTalking: current.presentation.stage == .talk, outcome: outcome(current))
      }
      return RoomState(
        number: current.number, started: started, step: step, round: round,
        question: question.text, choices: question.choices, drawings: deck.steps[step].drawings,
        hasVoted: voter.map { current.ballot.hasVoted($0, on: step, in: round) } ?? false)
    }
    return EventStream.event("asked", asked)
  }
}

extension Date {
  fileprivate var milliseconds: Int { Int(timeIntervalSince1970 * 1000) }
}
