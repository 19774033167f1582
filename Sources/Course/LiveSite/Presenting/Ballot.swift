import Foundation
import Pages

/// What a room predicts: an answer of each voter to each question, in each of two rounds, and no names.
struct Ballot {
  /// The room votes, talks, and votes again.
  enum Round: Int, Codable, CaseIterable { case first = 1, second }

  struct Bar: Encodable, Equatable {
    let text: String
    /// How many said so in each round.
    let counts: [Int]
    let isRight: Bool
  }

  enum Refusal: String, LocalizedError {
    case closed = "Nothing is asked now."
    case again = "You have voted on this question."
    case strange = "That is no answer to this question."

    var errorDescription: String? { rawValue }
  }

  /// A question in a round.
  private struct Place: Hashable {
    let step: Int
    let round: Round
  }

  /// More people than a room has.
  private static let mostHands = 400

  /// The numbers of choices.
  private var votes: [Place: [String: Int]] = [:]
  private var hands: [Place: [Int]] = [:]

  func count(of step: Int, in round: Round) -> Int { predictions(step, round).count }

  func counts(of step: Int) -> [Int] { Round.allCases.map { count(of: step, in: $0) } }

  func hasVoted(_ voter: String, on step: Int, in round: Round) -> Bool {
    votes[Place(step: step, round: round)]?[voter] != nil
  }

  /// Whether a voter's last answer to a question was right; nil where there is none.
  func isRight(_ voter: String, on step: Int, question: DeckQuestion) -> Bool? {
    let answers = Round.allCases.compactMap { votes[Place(step: step, round: $0)]?[voter] }
    return answers.last.map(question.isRight)
  }

  /// Counts a vote; once a voter, question and round.
  mutating func add(
    _ choice: Int, of voter: String, on step: Int, in round: Round, question: DeckQuestion
  ) throws(Refusal) {
    guard !hasVoted(voter, on: step, in: round) else { throw .again }
    guard question.has(choice) else { throw .strange }
    votes[Place(step: step, round: round), default: [:]][voter] = choice
  }

  /// Takes a show of hands in the place of an earlier one.
  mutating func count(
    hands counted: [(choice: Int, count: Int)], on step: Int, in round: Round,
    question: DeckQuestion
  ) throws(Refusal) {
    var all: [Int] = []
    for (choice, count) in counted where count != 0 {
      guard question.has(choice), (1...Ballot.mostHands).contains(count),
        all.count + count <= Ballot.mostHands
      else { throw .strange }
      all += Array(repeating: choice, count: count)
    }
    hands[Place(step: step, round: round)] = all
  }

  /// How many said what, in the order of the choices.
  func bars(of step: Int, question: DeckQuestion) -> [Bar] {
    let rounds = Round.allCases.map { predictions(step, $0) }
    return zip(1..., question.choices).map { number, text in
      Bar(
        text: text, counts: rounds.map { $0.count { $0 == number } },
        isRight: question.isRight(number))
    }
  }

  private func predictions(_ step: Int, _ round: Round) -> [Int] {
    let place = Place(step: step, round: round)
    return Array((votes[place] ?? [:]).values) + (hands[place] ?? [])
  }
}

extension Ballot.Bar {
  /// As it is shown before the cell has run.
  var withoutVerdict: Ballot.Bar { Ballot.Bar(text: text, counts: counts, isRight: false) }
}
