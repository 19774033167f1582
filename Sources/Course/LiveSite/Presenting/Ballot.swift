import Foundation
import Pages

/// A room's anonymous votes on each question, in two rounds.
struct Ballot {
  enum Round: Int, Codable, CaseIterable { case first = 1, second }

  struct Bar: Encodable, Equatable {
    let text: String
    /// The number of votes for the choice in each round.
    let counts: [Int]
    let isRight: Bool
  }

  enum VoteError: String, LocalizedError {
    case closed = "No question is open. Wait for the next one."
    case invalidChoice = "This question has no such choice. Reload the page."

    var errorDescription: String? { rawValue }
  }

  private struct RoundKey: Hashable {
    let step: Int
    let round: Round
  }

  private static let maximumHands = 400

  /// The choice of each voter, keyed by round.
  private var votes: [RoundKey: [String: Int]] = [:]
  /// The choices in a show of hands, keyed by round.
  private var hands: [RoundKey: [Int]] = [:]

  /// Returns the number of votes in each round of a step.
  func counts(of step: Int) -> [Int] { Round.allCases.map { choices(step, $0).count } }

  /// Returns the number of correct votes in each round of a step.
  func rightCounts(of step: Int, question: DeckQuestion) -> [Int] {
    Round.allCases.map { choices(step, $0).count(where: question.isRight) }
  }

  /// Returns the percentage of correct votes in each round, or `nil` if a round has no votes.
  func rightShares(of step: Int, question: DeckQuestion) -> [Int?] {
    zip(rightCounts(of: step, question: question), counts(of: step)).map { right, votes in
      votes == 0 ? nil : (100 * right + votes / 2) / votes
    }
  }

  func choice(of voter: String, on step: Int, in round: Round) -> Int? {
    votes[RoundKey(step: step, round: round)]?[voter]
  }

  /// Returns whether a voter's latest vote was correct, or `nil` if the voter did not vote.
  func isRight(_ voter: String, on step: Int, question: DeckQuestion) -> Bool? {
    let choices = Round.allCases.compactMap { choice(of: voter, on: step, in: $0) }
    return choices.last.map(question.isRight)
  }

  /// Records a vote, which replaces the voter's earlier one in the same round.
  mutating func add(
    _ choice: Int, of voter: String, on step: Int, in round: Round, question: DeckQuestion
  ) throws(VoteError) {
    guard question.has(choice) else { throw .invalidChoice }
    votes[RoundKey(step: step, round: round), default: [:]][voter] = choice
  }

  /// Records a show of hands, which replaces an earlier one.
  mutating func count(
    hands counted: [(choice: Int, count: Int)], on step: Int, in round: Round,
    question: DeckQuestion
  ) throws(VoteError) {
    var all: [Int] = []
    for (choice, count) in counted where count != 0 {
      guard question.has(choice), (1...Ballot.maximumHands).contains(count),
        all.count + count <= Ballot.maximumHands
      else { throw .invalidChoice }
      all += Array(repeating: choice, count: count)
    }
    hands[RoundKey(step: step, round: round)] = all
  }

  /// Returns one bar for each choice.
  func bars(of step: Int, question: DeckQuestion) -> [Bar] {
    let rounds = Round.allCases.map { choices(step, $0) }
    return zip(1..., question.choices).map { number, text in
      Bar(
        text: text, counts: rounds.map { $0.count { $0 == number } },
        isRight: question.isRight(number))
    }
  }

  private func choices(_ step: Int, _ round: Round) -> [Int] {
    let key = RoundKey(step: step, round: round)
    return Array((votes[key] ?? [:]).values) + (hands[key] ?? [])
  }
}

extension Ballot.Bar {
  /// A copy that doesn't reveal whether the choice is right, for use before the cell has run.
  var withoutVerdict: Ballot.Bar { Ballot.Bar(text: text, counts: counts, isRight: false) }
}
