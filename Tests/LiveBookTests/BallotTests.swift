import Foundation
import TestFolders
import Page
import XCTest

@testable import LiveBook

final class BallotTests: XCTestCase {
  private func question(_ step: Int) throws -> AskedQuestion {
    try XCTUnwrap(SamplePage.deck().questions[step])
  }

  func test_of_choices_every_one_has_a_bar_and_the_run_says_which_is_right() throws {
    let question = try question(0)
    var ballot = Ballot()
    for (voter, choice) in [("a", 1), ("b", 2), ("c", 2)] {
      try ballot.add(Ballot.Vote(choice: choice), of: voter, on: 0, in: .first, question: question)
    }
    XCTAssertEqual(
      ballot.bars(of: 0, question: question),
      [
        Ballot.Bar(text: "A1\nB2", counts: [1, 0], isRight: true),
        Ballot.Bar(text: "A1", counts: [2, 0], isRight: false),
        Ballot.Bar(text: "<B2>", counts: [0, 0], isRight: false),
      ])
  }

  func test_written_answers_that_are_alike_share_a_bar() throws {
    let question = try question(1)
    var ballot = Ballot()
    for (voter, text) in [("a", "A1\nB2"), ("b", "a1 \n b2\n"), ("c", "B2")] {
      try ballot.add(Ballot.Vote(text: text), of: voter, on: 1, in: .first, question: question)
    }
    XCTAssertEqual(
      ballot.bars(of: 1, question: question),
      [
        Ballot.Bar(text: "a1 ⏎ b2", counts: [2, 0], isRight: true),
        Ballot.Bar(text: "b2", counts: [1, 0], isRight: false),
      ])
  }

  func test_many_different_answers_are_no_more_than_a_wall_can_show() throws {
    let question = try question(1)
    var ballot = Ballot()
    for voter in 0..<30 {
      try ballot.add(
        Ballot.Vote(text: "line \(voter)"), of: "\(voter)", on: 1, in: .first, question: question)
    }
    let bars = ballot.bars(of: 1, question: question)
    XCTAssertEqual(bars.count, 9)
    XCTAssertEqual(bars.reduce(0) { $0 + $1.counts[0] }, 30)
  }

  func test_a_voter_votes_once_and_only_what_the_question_takes() throws {
    let (choice, lines) = (try question(0), try question(1))
    var ballot = Ballot()
    try ballot.add(Ballot.Vote(choice: 1), of: "a", on: 0, in: .first, question: choice)
    XCTAssertThrowsError(
      try ballot.add(Ballot.Vote(choice: 2), of: "a", on: 0, in: .first, question: choice))
    XCTAssertEqual(ballot.count(of: 0, in: .first), 1)
    for vote in [
      Ballot.Vote(choice: 0), Ballot.Vote(choice: 4), Ballot.Vote(choice: .max), Ballot.Vote(),
      Ballot.Vote(text: "A1"), Ballot.Vote(choice: 1, text: "A1"),
    ] {
      XCTAssertThrowsError(
        try ballot.add(vote, of: "b", on: 0, in: .first, question: choice), "\(vote)")
    }
    for vote in [
      Ballot.Vote(choice: 1), Ballot.Vote(text: ""), Ballot.Vote(text: " \n "),
      Ballot.Vote(text: String(repeating: "a", count: 301)),
    ] {
      XCTAssertThrowsError(
        try ballot.add(vote, of: "b", on: 1, in: .first, question: lines), "\(vote)")
    }
    XCTAssertEqual(ballot.count(of: 1, in: .first), 0)
  }

  func test_a_voter_votes_again_after_the_talk_and_hands_count_beside_devices() throws {
    let (choice, lines) = (try question(0), try question(1))
    var ballot = Ballot()
    for round in Ballot.Round.allCases {
      try ballot.add(
        Ballot.Vote(choice: round == .first ? 2 : 1), of: "a", on: 0, in: round, question: choice)
      XCTAssertTrue(ballot.hasVoted("a", on: 0, in: round))
    }
    for hands in [9, 3] {
      try ballot.count(
        hands: [(Ballot.Vote(choice: 3), hands), (Ballot.Vote(choice: 1), 0)], on: 0, in: .second,
        question: choice)
    }
    XCTAssertEqual(
      ballot.bars(of: 0, question: choice).map(\.counts), [[0, 1], [1, 0], [0, 3]],
      "a later show of hands takes the place of an earlier one")
    XCTAssertEqual(ballot.counts(of: 0), [1, 4])

    try ballot.count(
      hands: [(Ballot.Vote(text: "A1"), 2)], on: 1, in: .first, question: lines)
    try ballot.add(Ballot.Vote(text: "a1"), of: "a", on: 1, in: .second, question: lines)
    XCTAssertEqual(ballot.bars(of: 1, question: lines).map(\.counts), [[2, 1]])
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
    var ballot = Ballot()
    for (index, choices) in [(1, 1), (2, 1), (2, 2), (3, 1)].enumerated() {
      for (round, choice) in zip(Ballot.Round.allCases, [choices.0, choices.1]) {
        try ballot.add(
          Ballot.Vote(choice: choice), of: "ada\(index)", on: 0, in: round, question: question(0))
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
    var ballot = Ballot()
    try ballot.add(
      Ballot.Vote(text: "a\u{1B}[2J\u{202E}b"), of: "a", on: 1, in: .first, question: question(1))
    let text = try XCTUnwrap(ballot.bars(of: 1, question: question(1)).first?.text)
    XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }, text)
  }
}
