import Foundation
import Page
import PlainText

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

  /// What a voter sends: the number of a choice, or lines.
  struct Vote: Decodable, Equatable {
    var choice: Int?
    var text: String?
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

  /// More answers of different words than a wall can show.
  private static let mostBars = 8
  private static let mostCharacters = 300
  /// More people than a room has.
  private static let mostHands = 400

  private var votes: [Place: [String: Prediction]] = [:]
  private var hands: [Place: [Prediction]] = [:]

  func count(of step: Int, in round: Round) -> Int { predictions(step, round).count }

  func counts(of step: Int) -> [Int] { Round.allCases.map { count(of: step, in: $0) } }

  func hasVoted(_ voter: String, on step: Int, in round: Round) -> Bool {
    votes[Place(step: step, round: round)]?[voter] != nil
  }

  /// Whether a voter's last answer to a question was right; nil where there is none.
  func isRight(_ voter: String, on step: Int, question: AskedQuestion) -> Bool? {
    let answers = Round.allCases.compactMap { votes[Place(step: step, round: $0)]?[voter] }
    return answers.last.map(question.isRight)
  }

  /// Counts a vote; once a voter, question and round.
  mutating func add(
    _ vote: Vote, of voter: String, on step: Int, in round: Round, question: AskedQuestion
  ) throws(Refusal) {
    guard !hasVoted(voter, on: step, in: round) else { throw .again }
    guard let prediction = Ballot.prediction(vote, question) else { throw .strange }
    votes[Place(step: step, round: round), default: [:]][voter] = prediction
  }

  /// Takes a show of hands in the place of an earlier one.
  mutating func count(
    hands counted: [(vote: Vote, count: Int)], on step: Int, in round: Round,
    question: AskedQuestion
  ) throws(Refusal) {
    var all: [Prediction] = []
    for (vote, count) in counted where count != 0 {
      guard let prediction = Ballot.prediction(vote, question),
        (1...Ballot.mostHands).contains(count), all.count + count <= Ballot.mostHands
      else { throw .strange }
      all += Array(repeating: prediction, count: count)
    }
    hands[Place(step: step, round: round)] = all
  }

  /// How many said what: of choices all in their order, of written answers the most frequent ones.
  func bars(of step: Int, question: AskedQuestion) -> [Bar] {
    let rounds = Round.allCases.map { predictions(step, $0) }
    guard question.choices.isEmpty else {
      return question.choices.enumerated().map { index, text in
        let number = Prediction.choice(index + 1)
        return Bar(
          text: text, counts: rounds.map { $0.count { $0 == number } },
          isRight: question.isRight(number))
      }
    }
    let groups = Dictionary(grouping: rounds.joined(), by: Ballot.words).map { text, alike in
      Bar(
        text: text, counts: rounds.map { $0.count { Ballot.words($0) == text } },
        isRight: alike.contains(where: question.isRight))
    }.sorted { ($1.all, $0.text) < ($0.all, $1.text) }
    let rest = groups.dropFirst(Ballot.mostBars)
    guard !rest.isEmpty else { return groups }
    let others = Bar(
      text: "others",
      counts: rounds.indices.map { round in rest.reduce(0) { $0 + $1.counts[round] } },
      isRight: rest.contains(where: \.isRight))
    return groups.prefix(Ballot.mostBars) + [others]
  }

  private func predictions(_ step: Int, _ round: Round) -> [Prediction] {
    let place = Place(step: step, round: round)
    return Array((votes[place] ?? [:]).values) + (hands[place] ?? [])
  }

  private static func prediction(_ vote: Vote, _ question: AskedQuestion) -> Prediction? {
    switch (vote.choice, vote.text) {
    case (let number?, nil):
      return question.choices.indices.contains(number - 1) ? .choice(number) : nil
    case (nil, let text?):
      guard question.choices.isEmpty, text.count <= mostCharacters else { return nil }
      let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.isBlank }
      return lines.isEmpty ? nil : .lines(lines)
    default: return nil
    }
  }

  /// Alike are answers that differ in spaces and case alone.
  private static func words(_ prediction: Prediction) -> String {
    guard case .lines(let lines) = prediction else { return "" }
    let tidied = lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return tidied.joined(separator: " ⏎ ").lowercased().withVisibleControls
  }
}

extension Ballot.Bar {
  /// As it is shown before the cell has run.
  var withoutVerdict: Ballot.Bar { Ballot.Bar(text: text, counts: counts, isRight: false) }

  fileprivate var all: Int { counts.reduce(0, +) }
}
