import Files
import Foundation
import PlainText

/// A CSV file with anonymous results of votes, one line per question.
struct VoteTable {
  private let file: URL
  private let earlierLines: String
  private let day: String

  private static let heading = [
    "day", "chapter", "cell", "votes first", "right first", "votes after the talk",
    "right after the talk", "most common wrong answer", "first", "after the talk",
  ]

  /// Creates a table that appends its lines to a file.
  init(in file: URL, at now: Date = .now) throws {
    self.file = file
    let text = try TextFile.readIfPresent(file) ?? ""
    earlierLines = text.isEmpty ? commaSeparated(VoteTable.heading) : text
    day = now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }

  func write(_ ballot: Ballot, on deck: Deck) throws {
    let lines = VoteTable.rows(ballot, on: deck).map { commaSeparated([day] + $0) }
    guard !lines.isEmpty else { return }
    try TextFile.write(earlierLines + lines.joined(), to: file)
  }

  /// Returns a row for each question with votes.
  private static func rows(_ ballot: Ballot, on deck: Deck) -> [[String]] {
    deck.questions.sorted { $0.key < $1.key }.compactMap { step, question in
      let votes = ballot.counts(of: step)
      guard votes.contains(where: { $0 > 0 }) else { return nil }
      let bars = ballot.bars(of: step, question: question)
      let wrong = bars.filter { !$0.isRight && $0.counts != [0, 0] }
        .max { ($0.counts[0], $0.counts[1]) < ($1.counts[0], $1.counts[1]) }
      let share = ballot.rightShares(of: step, question: question).map { $0.map { "\($0)%" } ?? "" }
      return [
        deck.title, deck.steps[step].title, "\(votes[0])", share[0], "\(votes[1])", share[1],
        wrong?.text.replacing("\n", with: " ⏎ ") ?? "", wrong.map { "\($0.counts[0])" } ?? "",
        wrong.map { "\($0.counts[1])" } ?? "",
      ]
    }
  }
}
