import Page
import PlainText

/// What a room predicts: an answer of each voter to each question, and no names.
struct Ballot {
  struct Bar: Encodable, Equatable {
    let text: String
    let count: Int
    let isRight: Bool
  }

  /// What a voter sends: the number of a choice, or lines.
  struct Vote: Decodable, Equatable {
    var choice: Int?
    var text: String?
  }

  enum Refusal: String, Error {
    case again = "You have voted on this question."
    case strange = "That is no answer to this question."
  }

  /// More answers of different words than a wall can show.
  private static let mostBars = 8
  private static let mostCharacters = 300

  private var votes: [Int: [String: Prediction]] = [:]

  func count(of step: Int) -> Int { votes[step]?.count ?? 0 }

  func hasVoted(_ voter: String, on step: Int) -> Bool { votes[step]?[voter] != nil }

  /// Counts a vote; once a voter and question.
  mutating func add(
    _ vote: Vote, of voter: String, on step: Int, question: AskedQuestion
  ) throws(Refusal) {
    guard !hasVoted(voter, on: step) else { throw .again }
    guard let prediction = Ballot.prediction(vote, question) else { throw .strange }
    votes[step, default: [:]][voter] = prediction
  }

  /// How many said what: of choices all in their order, of written answers the most frequent ones.
  func bars(of step: Int, question: AskedQuestion) -> [Bar] {
    let predictions = Array((votes[step] ?? [:]).values)
    guard question.choices.isEmpty else {
      return question.choices.enumerated().map { index, text in
        let number = Prediction.choice(index + 1)
        return Bar(
          text: text, count: predictions.count { $0 == number }, isRight: question.isRight(number))
      }
    }
    let groups = Dictionary(grouping: predictions, by: Ballot.words).map { text, alike in
      Bar(text: text, count: alike.count, isRight: alike.contains(where: question.isRight))
    }.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
    let rest = groups.dropFirst(Ballot.mostBars)
    guard !rest.isEmpty else { return groups }
    let others = Bar(
      text: "others", count: rest.reduce(0) { $0 + $1.count },
      isRight: rest.contains(where: \.isRight))
    return groups.prefix(Ballot.mostBars) + [others]
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
