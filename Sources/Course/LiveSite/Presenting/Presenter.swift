import Exercises
import Files
import Foundation
import Pages
import PlainText
import Processes
import Synchronization
import WebServer

/// An object that manages the state of a presentation and sends changes to the wall, the desk, and
/// the room.
final class Presenter: Sendable {
  private struct Current {
    var presentation: Presentation
    var ballot = Ballot()
    /// The number of changes so far, which pages use to detect an outdated state.
    var number = 0
    var error: String?
    var trial: Trial?
    var trialNumber = 0
    var running: Cancellation?
    var joinAddresses: [String]?
  }

  /// The state that the wall and the desk show.
  private struct WindowState: Encodable {
    let number: Int
    let position: Int
    let stage: Presentation.Stage
    let isBlack: Bool
    /// The start time; all times are in milliseconds since 1970.
    let started: Int
    let stepStarted: Int
    let stageStarted: Int
    @OrNull var round: Ballot.Round?
    /// The number of votes in each round.
    let votes: [Int]
    /// The bars of votes, or an empty list until voting is over.
    let bars: [Ballot.Bar]
    /// For the desk, the percentage of correct votes in each round.
    let right: [Int]
    @OrNull var error: String?
    @OrNull var trial: Trial?
  }

  /// The state that the room's browsers show.
  private struct RoomState: Encodable {
    let number: Int
    /// The start time, which distinguishes the presentation from earlier ones.
    let started: Int
    var isTalking = false
    @OrNull var step: Int?
    @OrNull var round: Ballot.Round?
    @OrNull var question: String?
    var choices: [String] = []
    var drawings: [String] = []
    @OrNull var ownChoice: Int?
    /// The result of the last round with votes, or `nil` until the cell has run.
    @OrNull var outcome: Outcome?
  }

  private struct Outcome: Encodable {
    let right: Int
    let votes: Int
  }

  private struct OwnOutcome: Encodable { @OrNull var isRight: Bool? }

  private struct Join: Encodable {
    let addresses: [String]
    /// A QR code for the first address, as SVG.
    @OrNull var code: String?
  }

  let deck: Deck
  private let current: Mutex<Current>
  private let windows = EventStream()
  private let room = EventStream()
  private let table: VoteTable?
  /// A lock that serializes writes to the table.
  private let saving = Mutex(())
  private let runs: CellRuns?

  init(
    _ deck: Deck, asksRoom: Bool, table: VoteTable? = nil, runs: CellRuns? = nil,
    at now: Date = .now
  ) {
    self.deck = deck
    self.table = table
    self.runs = runs
    current = Mutex(Current(presentation: Presentation(deck, asksRoom: asksRoom, at: now)))
  }

  func press(_ key: Presentation.Key, at now: Date = .now) {
    change { $0.presentation.press(key, at: now) }
  }

  func goToStep(_ step: Int, at now: Date = .now) {
    change { $0.presentation.goToStep(step, at: now) }
  }

  func vote(
    _ choice: Int, of voter: String, on step: Int, in round: Ballot.Round = .first
  ) throws(Ballot.VoteError) {
    try current.withLock { current throws(Ballot.VoteError) in
      let presentation = current.presentation
      guard presentation.round == round, presentation.position == step,
        let question = deck.questions[step]
      else { throw .closed }
      try current.ballot.add(choice, of: voter, on: step, in: round, question: question)
      current.number += 1
    }
    saveVotes()
    windows.send(stateEvent())
  }

  /// Records a show of hands in the open round, and enables a second round.
  func count(
    hands: [(choice: Int, count: Int)], on step: Int
  ) throws(Ballot.VoteError) {
    try current.withLock { current throws(Ballot.VoteError) in
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

  /// Returns the code of a step's cell.
  func text(ofStep step: Int) throws -> String {
    guard let runs, deck.steps.indices.contains(step), let cell = deck.steps[step].cell else {
      throw CourseError("this step has no cell to edit.")
    }
    return try runs.pages.cells(of: deck.page).editableCell(cell, challenge: nil).cell.editable
  }

  /// Shows `text` in place of the current cell's code, or the cell's own code if `text` is `nil`.
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
      { [deck] in try CellJob(trying: text, inCell: cell, of: runs.pages.cells(of: deck.page)) },
      send: { [weak self] in self?.handle($0, ofTrial: number) }, whenDone: {})
    current.withLock { $0.running = running }
  }

  /// Handles a message from the run of a trial, unless a newer trial has replaced that trial.
  private func handle(_ message: CellMessage, ofTrial number: Int) {
    let isNew = current.withLock { current in
      guard current.trialNumber == number, current.trial?.handle(message) == true else {
        return false
      }
      current.number += 1
      return true
    }
    if isNew { windows.send(stateEvent()) }
  }

  // MARK: - Listening

  func addWindow(_ exchange: HTTPExchange) {
    windows.add(exchange)
    exchange.send(stateEvent())
    if let event = joinEvent() { exchange.send(event) }
  }

  /// Adds a voter's page, or returns `false` if the voter has already opened too many pages.
  func addVoter(_ voter: String, _ exchange: HTTPExchange) -> Bool {
    guard room.add(exchange, of: voter) else { return false }
    exchange.send(roomEvent(for: voter))
    return true
  }

  func show(joinAddresses: [String]) {
    current.withLock { $0.joinAddresses = joinAddresses }
    if let event = joinEvent() { windows.send(event) }
  }

  private func joinEvent() -> String? {
    current.withLock(\.joinAddresses).map { addresses in
      let code = addresses.first.flatMap { QRCode($0)?.svg(title: "The address for voting") }
      return EventStream.event("join", Join(addresses: addresses, code: code))
    }
  }

  /// Returns JSON that says whether a voter's latest vote was correct, or `null` if that's unknown.
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
    saveVotes()
    windows.send(stateEvent())
    room.send(roomEvent(for: nil))
  }

  /// Saves the votes after each change, because Ctrl-C can end the presentation at any time.
  private func saveVotes() {
    saving.withLock { _ in
      do {
        try table?.write(current.withLock(\.ballot), on: deck)
      } catch {
        current.withLock { $0.error = FileProblem.sentence(for: error) }
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
      let right = deck.questions[step].map { current.ballot.rightShares(of: step, question: $0) }
      return WindowState(
        number: current.number, position: step, stage: presentation.stage,
        isBlack: presentation.isBlack, started: presentation.started.milliseconds,
        stepStarted: presentation.stepStarted.milliseconds,
        stageStarted: presentation.stageStarted.milliseconds, round: presentation.round,
        votes: votes,
        bars: isOpen ? bars.map { hasRun ? $0 : $0.withoutVerdict } : [],
        right: (right ?? [nil, nil]).map { $0 ?? 0 },
        error: current.error, trial: current.trial)
    }
    return EventStream.event("state", state)
  }

  private func outcome(_ current: Current) -> Outcome? {
    let step = current.presentation.position
    guard current.presentation.stage == .output, let question = deck.questions[step],
      let round = current.ballot.counts(of: step).lastIndex(where: { $0 > 0 })
    else { return nil }
    return Outcome(
      right: current.ballot.rightCounts(of: step, question: question)[round],
      votes: current.ballot.counts(of: step)[round])
  }

  private func roomEvent(for voter: String?) -> String {
    let state = current.withLock { current in
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
        ownChoice: voter.flatMap { current.ballot.choice(of: $0, on: step, in: round) })
    }
    return EventStream.event("state", state)
  }
}

extension Date {
  fileprivate var milliseconds: Int { Int(timeIntervalSince1970 * 1000) }
}
