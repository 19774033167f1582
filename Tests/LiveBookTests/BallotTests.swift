import Foundation
import TestFolders
import Page
import XCTest

@testable import LiveBook

final class BallotTests: XCTestCase {
  private var ballot = Ballot()
  private let questions = Result { try SamplePage.deck().questions }

  private func question(_ step: Int) throws -> AskedQuestion {
    try XCTUnwrap(questions.get()[step])
  }

  private func add(
    _ vote: Ballot.Vote, of voter: String = "a", on step: Int = 0, in round: Ballot.Round = .first
  ) throws {
    try ballot.add(vote, of: voter, on: step, in: round, question: question(step))
  }

  private func bars(of step: Int) throws -> [Ballot.Bar] {
    try ballot.bars(of: step, question: question(step))
  }

  func test_of_choices_every_one_has_a_bar_and_the_run_says_which_is_right() throws {
    for (voter, choice) in [("a", 1), ("b", 2), ("c", 2)] {
      try add(Ballot.Vote(choice: choice), of: voter)
    }
    XCTAssertEqual(
      try bars(of: 0),
      [
        Ballot.Bar(text: "A1\nB2", counts: [1, 0], isRight: true),
        Ballot.Bar(text: "A1", counts: [2, 0], isRight: false),
        Ballot.Bar(text: "<B2>", counts: [0, 0], isRight: false),
      ])
  }

  func test_written_answers_that_are_alike_share_a_bar() throws {
    for (voter, text) in [("a", "A1\nB2"), ("b", "a1 \n b2\n"), ("c", "B2")] {
      try add(Ballot.Vote(text: text), of: voter, on: 1)
    }
    XCTAssertEqual(
      try bars(of: 1),
      [
        Ballot.Bar(text: "a1 ⏎ b2", counts: [2, 0], isRight: true),
        Ballot.Bar(text: "b2", counts: [1, 0], isRight: false),
      ])
  }

  func test_many_different_answers_are_no_more_than_a_wall_can_show() throws {
    for voter in 0..<30 {
      try add(Ballot.Vote(text: "line \(voter)"), of: "\(voter)", on: 1)
    }
    let bars = try bars(of: 1)
    XCTAssertEqual(bars.count, 9)
    XCTAssertEqual(bars.reduce(0) { $0 + $1.counts[0] }, 30)
  }

  func test_a_voter_votes_once_and_only_what_the_question_takes() throws {
    try add(Ballot.Vote(choice: 1))
    XCTAssertThrowsError(try add(Ballot.Vote(choice: 2)))
    XCTAssertEqual(ballot.count(of: 0, in: .first), 1)
    for vote in [
      Ballot.Vote(choice: 0), Ballot.Vote(choice: 4), Ballot.Vote(choice: .max), Ballot.Vote(),
      Ballot.Vote(text: "A1"), Ballot.Vote(choice: 1, text: "A1"),
    ] { XCTAssertThrowsError(try add(vote, of: "b"), "\(vote)") }
    for vote in [
      Ballot.Vote(choice: 1), Ballot.Vote(text: ""), Ballot.Vote(text: " \n "),
      Ballot.Vote(text: String(repeating: "a", count: 301)),
    ] { XCTAssertThrowsError(try add(vote, of: "b", on: 1), "\(vote)") }
    XCTAssertEqual(ballot.count(of: 1, in: .first), 0)
  }

  func test_a_voter_votes_again_after_the_talk_and_hands_count_beside_devices() throws {
    let (choice, lines) = (try question(0), try question(1))
    for round in Ballot.Round.allCases {
      try add(Ballot.Vote(choice: round == .first ? 2 : 1), in: round)
      XCTAssertTrue(ballot.hasVoted("a", on: 0, in: round))
    }
    for hands in [9, 3] {
      try ballot.count(
        hands: [(Ballot.Vote(choice: 3), hands), (Ballot.Vote(choice: 1), 0)], on: 0, in: .second,
        question: choice)
    }
    XCTAssertEqual(
      try bars(of: 0).map(\.counts), [[0, 1], [1, 0], [0, 3]],
      "a later show of hands takes the place of an earlier one")
    XCTAssertEqual(ballot.counts(of: 0), [1, 4])

    try ballot.count(
      hands: [(Ballot.Vote(text: "A1"), 2)], on: 1, in: .first, question: lines)
    try add(Ballot.Vote(text: "a1"), on: 1, in: .second)
    XCTAssertEqual(try bars(of: 1).map(\.counts), [[2, 1]])
    for hands in [
      [(Ballot.Vote(choice: 4), 1)], [(Ballot.Vote(choice: 1), -1)],
      [(Ballot.Vote(choice: 1), 401)],
      [(Ballot.Vote(choice: 1), 300), (Ballot.Vote(choice: 2), 300)], [(Ballot.Vote(), .max)],
    ] {
      XCTAssertThrowsError(
        try ballot.count(hands: hands, on: 0, in: .first, question: choice), "\(hands)")
    }
  }

  func test_the_table_for_next_year_has_shares_the_worst_answer_and_no_names() throws {
    let deck = try SamplePage.deck()
    let file = newPlace().appendingPathExtension("csv")
    for (index, choices) in [(1, 1), (2, 1), (2, 2), (3, 1)].enumerated() {
      for (round, choice) in zip(Ballot.Round.allCases, [choices.0, choices.1]) {
        try add(Ballot.Vote(choice: choice), of: "ada\(index)", in: round)
      }
    }
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    for _ in 0..<2 {
      let table = try VoteTable(in: file, at: day)
      try table.write(ballot, on: deck)
      try table.write(ballot, on: deck)
    }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(lines.count, 3, "one line a presentation, below what was there")
    XCTAssertTrue(lines[0].hasPrefix("day,chapter,cell,votes first,right first,"))
    XCTAssertTrue(lines[2].hasSuffix(",Merge,4,25%,4,75%,A1,2,1"), String(lines[2]))
    XCTAssertFalse(lines.joined().contains("ada"))
  }

  func test_an_answer_moves_no_cursor_and_turns_nothing_around() throws {
    try add(Ballot.Vote(text: "a\u{1B}[2J\u{202E}b"), on: 1)
    let text = try XCTUnwrap(bars(of: 1).first?.text)
    XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }, text)
  }
}
