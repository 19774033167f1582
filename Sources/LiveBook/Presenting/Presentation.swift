import Foundation

/// Where a presentation is, and how a key moves it.
struct Presentation {
  enum Stage: String, Encodable { case code, question, votes, output }

  enum Key: String, Decodable { case next, back, skip, black }

  private(set) var position = 0
  private(set) var stage = Stage.code
  private(set) var isBlack = false
  let started: Date
  /// When the present step began.
  private(set) var stepStarted: Date
  private let stages: [[Stage]]

  /// - Parameters:
  ///   - deck: What is presented.
  ///   - asksRoom: Whether the room votes.
  ///   - now: When it begins.
  init(_ deck: Deck, asksRoom: Bool, at now: Date) {
    stages = deck.steps.indices.map { index in
      if deck.steps[index].kind == .task { return [.code] }
      let question: [Stage] = deck.questions[index] == nil ? [] : [.question]
      return [.code] + question + (asksRoom && !question.isEmpty ? [.votes] : []) + [.output]
    }
    started = now
    stepStarted = now
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
    }
  }

  mutating func goToStep(_ number: Int, at now: Date) {
    guard stages.indices.contains(number), number != position else { return }
    (position, stage, stepStarted) = (number, .code, now)
  }

  private mutating func move(by distance: Int, at now: Date) {
    let here = stages[position].firstIndex(of: stage) ?? 0
    if stages[position].indices.contains(here + distance) {
      stage = stages[position][here + distance]
    } else if distance > 0 {
      goToStep(position + 1, at: now)
    } else if position > 0 {
      goToStep(position - 1, at: now)
      stage = stages[position].last ?? .code
    }
  }
}
