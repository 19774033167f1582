import Foundation

/// The current step and stage of a presentation, both changed by the presenter's keys.
struct Presentation {
  /// A stage of a step; a step without a vote has only some of the stages.
  enum Stage: String, Encodable { case code, question, talk, secondQuestion, votes, output }

  enum Key: String, Decodable { case next, back, skip, black, output }

  private(set) var position = 0
  private(set) var stage = Stage.code
  private(set) var isBlack = false
  let started: Date
  private(set) var stepStarted: Date
  private(set) var stageStarted: Date
  /// A Boolean value that indicates whether the room votes, with devices or by a show of hands.
  var isVoting: Bool
  /// For each step, whether its cell has a question, or `nil` if the step is a task.
  private let hasQuestion: [Bool?]

  init(_ deck: Deck, asksRoom: Bool, at now: Date) {
    hasQuestion = deck.steps.indices.map { index in
      deck.steps[index].kind == .task ? nil : deck.questions[index] != nil
    }
    isVoting = asksRoom
    started = now
    stepStarted = now
    stageStarted = now
  }

  /// The open voting round, or `nil` if voting is closed.
  var round: Ballot.Round? {
    switch stage {
    case .question: isVoting ? .first : nil
    case .secondQuestion: .second
    case .code, .talk, .votes, .output: nil
    }
  }

  mutating func press(_ key: Key, at now: Date) {
    // If the wall is black, any key just makes it visible again.
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
    guard hasQuestion.indices.contains(number), number != position else { return }
    (position, stepStarted) = (number, now)
    enter(.code, at: now)
  }

  /// The stages of the current step.
  private var stages: [Stage] {
    guard let hasQuestion = hasQuestion[position] else { return [.code] }
    guard hasQuestion else { return [.code, .output] }
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
