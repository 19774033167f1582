import Foundation
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
      try ballot.add(Ballot.Vote(choice: choice), of: voter, on: 0, question: question)
    }
    XCTAssertEqual(
      ballot.bars(of: 0, question: question),
      [
        Ballot.Bar(text: "A1\nB2", count: 1, isRight: true),
        Ballot.Bar(text: "A1", count: 2, isRight: false),
        Ballot.Bar(text: "<B2>", count: 0, isRight: false),
      ])
  }

  func test_written_answers_that_are_alike_share_a_bar() throws {
    let question = try question(1)
    var ballot = Ballot()
    for (voter, text) in [("a", "A1\nB2"), ("b", "a1 \n b2\n"), ("c", "B2")] {
      try ballot.add(Ballot.Vote(text: text), of: voter, on: 1, question: question)
    }
    XCTAssertEqual(
      ballot.bars(of: 1, question: question),
      [
        Ballot.Bar(text: "a1 ⏎ b2", count: 2, isRight: true),
        Ballot.Bar(text: "b2", count: 1, isRight: false),
      ])
  }

  func test_many_different_answers_are_no_more_than_a_wall_can_show() throws {
    let question = try question(1)
    var ballot = Ballot()
    for voter in 0..<30 {
      try ballot.add(Ballot.Vote(text: "line \(voter)"), of: "\(voter)", on: 1, question: question)
    }
    let bars = ballot.bars(of: 1, question: question)
    XCTAssertEqual(bars.count, 9)
    XCTAssertEqual(bars.reduce(0) { $0 + $1.count }, 30)
  }

  func test_a_voter_votes_once_and_only_what_the_question_takes() throws {
    let (choice, lines) = (try question(0), try question(1))
    var ballot = Ballot()
    try ballot.add(Ballot.Vote(choice: 1), of: "a", on: 0, question: choice)
    XCTAssertThrowsError(try ballot.add(Ballot.Vote(choice: 2), of: "a", on: 0, question: choice))
    XCTAssertEqual(ballot.count(of: 0), 1)
    for vote in [
      Ballot.Vote(choice: 0), Ballot.Vote(choice: 4), Ballot.Vote(choice: .max), Ballot.Vote(),
      Ballot.Vote(text: "A1"), Ballot.Vote(choice: 1, text: "A1"),
    ] {
      XCTAssertThrowsError(try ballot.add(vote, of: "b", on: 0, question: choice), "\(vote)")
    }
    for vote in [
      Ballot.Vote(choice: 1), Ballot.Vote(text: ""), Ballot.Vote(text: " \n "),
      Ballot.Vote(text: String(repeating: "a", count: 301)),
    ] {
      XCTAssertThrowsError(try ballot.add(vote, of: "b", on: 1, question: lines), "\(vote)")
    }
    XCTAssertEqual(ballot.count(of: 1), 0)
  }

  func test_an_answer_moves_no_cursor_and_turns_nothing_around() throws {
    var ballot = Ballot()
    try ballot.add(
      Ballot.Vote(text: "a\u{1B}[2J\u{202E}b"), of: "a", on: 1, question: question(1))
    let text = try XCTUnwrap(ballot.bars(of: 1, question: question(1)).first?.text)
    XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }, text)
  }
}
