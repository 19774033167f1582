import TestFolders
import Pages
import XCTest

@testable import LiveSite

final class BallotTests: XCTestCase {
  private var ballot = Ballot()
  private let questions = Result { try SamplePage.deck().questions }

  private func question(_ step: Int) throws -> DeckQuestion { try XCTUnwrap(questions.get()[step]) }

  private func add(
    _ choice: Int, of voter: String = "a", on step: Int = 0, in round: Ballot.Round = .first
  ) throws { try ballot.add(choice, of: voter, on: step, in: round, question: question(step)) }

  private func bars(of step: Int) throws -> [Ballot.Bar] {
    try ballot.bars(of: step, question: question(step))
  }

  func test_each_choice_has_a_bar_and_the_output_marks_the_right_one() throws {
    for (voter, choice) in [("a", 1), ("b", 2), ("c", 2)] { try add(choice, of: voter) }
    XCTAssertEqual(
      try bars(of: 0),
      [
        Ballot.Bar(text: "A1\nB2", counts: [1, 0], isRight: true),
        Ballot.Bar(text: "A1", counts: [2, 0], isRight: false),
        Ballot.Bar(text: "<B2>", counts: [0, 0], isRight: false),
      ])
  }

  func test_the_share_of_correct_votes_is_rounded() throws {
    for (voter, choice) in [("a", 1), ("b", 1), ("c", 2)] { try add(choice, of: voter) }
    XCTAssertEqual(ballot.rightShares(of: 0, question: try question(0)), [67, nil])
  }

  func test_a_voter_can_change_a_vote_but_only_to_an_existing_choice() throws {
    try add(1)
    try add(2)
    XCTAssertEqual(try bars(of: 0).map(\.counts), [[0, 0], [1, 0], [0, 0]])
    for choice in [0, -1, 4, .max, .min] {
      XCTAssertThrowsError(try add(choice, of: "b"), "\(choice)")
    }
    XCTAssertEqual(ballot.counts(of: 0), [1, 0])
  }

  func test_hands_and_devices_are_counted_together_in_two_rounds() throws {
    let asked = try question(0)
    for round in Ballot.Round.allCases {
      let choice = round == .first ? 2 : 1
      try add(choice, in: round)
      XCTAssertEqual(ballot.choice(of: "a", on: 0, in: round), choice)
    }
    for hands in [9, 3] {
      try ballot.count(hands: [(3, hands), (1, 0)], on: 0, in: .second, question: asked)
    }
    XCTAssertEqual(
      try bars(of: 0).map(\.counts), [[0, 1], [1, 0], [0, 3]],
      "A later show of hands should replace the earlier count.")
    XCTAssertEqual(ballot.counts(of: 0), [1, 4])

    for hands in [[(4, 1)], [(1, -1)], [(1, 401)], [(1, 300), (2, 300)], [(1, .max)]] {
      XCTAssertThrowsError(
        try ballot.count(hands: hands, on: 0, in: .first, question: asked), "\(hands)")
    }
  }

  func test_the_table_has_percentages_and_the_most_common_mistake_but_no_names() throws {
    let deck = try SamplePage.deck()
    let file = newPlace().appendingPathExtension("csv")
    for (index, choices) in [(1, 1), (2, 1), (2, 2), (3, 1)].enumerated() {
      for (round, choice) in zip(Ballot.Round.allCases, [choices.0, choices.1]) {
        try add(choice, of: "ada\(index)", in: round)
      }
    }
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    for _ in 0..<2 {
      let table = try VoteTable(in: file, at: day)
      try table.write(ballot, on: deck)
      try table.write(ballot, on: deck)
    }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(lines.count, 3, "Each presentation should add one line below the existing ones.")
    XCTAssertTrue(lines[0].hasPrefix("day,chapter,cell,votes first,right first,"))
    XCTAssertTrue(lines[2].hasSuffix(",Merge,4,25%,4,75%,A1,2,1"), String(lines[2]))
    XCTAssertFalse(lines.joined().contains("ada"))
  }
}
