import Foundation

/// Where a presentation is, and how a key moves it.
struct Presentation {
  /// A room that votes does so twice, and talks in between.
  enum Stage: String, Encodable { case code, question, talk, secondQuestion, votes, output }

  enum Key: String, Decodable { case next, back, skip, black, output }

  private(set) var position = 0
  private(set) var stage = Stage.code
  private(set) var isBlack = false
  let started: Date
  /// When the present step began.
  private(set) var stepStarted: Date
  private(set) var stageStarted: Date
  /// Whether the room votes, with devices or by a show of hands.
  var isVoting: Bool
  /// Nil for a task; for a cell, whether it asks something.
  private let isAsking: [Bool?]

  /// - Parameters:
  ///   - deck: What is presented.
  ///   - asksRoom: Whether the room votes from the beginning.
  ///   - now: When it begins.
  init(_ deck: Deck, asksRoom: Bool, at now: Date) {
    isAsking = deck.steps.indices.map { index in
      deck.steps[index].kind == .task ? nil : deck.questions[index] != nil
    }
    isVoting = asksRoom
    started = now
    stepStarted = now
    stageStarted = now
  }

  /// The round of votes that is open; nil where none is.
  var round: Ballot.Round? {
    switch stage {
    case .question: isVoting ? .first : nil
    case .secondQuestion: .second
    case .code, .talk, .votes, .output: nil
    }
  }

  mutating func obey(_ key: Key, at now: Date) {
    // A dark wall only lights up again.
    if isBlack {
      isBlack = false
      return
    }
    switch key {
    case .black: isBlack = true
    case .next: move(by: 1, at: now)
    case .back: move(by: -1, at: now)
    case .skip: goToStep(position + 1, at: now)
    case .output: if stages.contains(.output) { enter(.output, at: now) }
    }
  }

  mutating func goToStep(_ number: Int, at now: Date) {
    guard isAsking.indices.contains(number), number != position else { return }
    (position, stepStarted) = (number, now)
    enter(.code, at: now)
  }

  /// Those of the present step, in order.
  private var stages: [Stage] {
    guard let asks = isAsking[position] else { return [.code] }
    guard asks else { return [.code, .output] }
    return isVoting
      ? [.code, .question, .talk, .secondQuestion, .votes, .output] : [.code, .question, .output]
  }

  private mutating func move(by distance: Int, at now: Date) {
    let here = stages.firstIndex(of: stage) ?? 0
    if stages.indices.contains(here + distance) {
      enter(stages[here + distance], at: now)
    } else if distance > 0 {
      goToStep(position + 1, at: now)
    } else if position > 0 {
      goToStep(position - 1, at: now)
      enter(stages.last ?? .code, at: now)
    }
  }

  private mutating func enter(_ stage: Stage, at now: Date) {
    (self.stage, stageStarted) = (stage, now)
  }
}
