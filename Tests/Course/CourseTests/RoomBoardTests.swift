import CourseFixtures
import XCTest

@testable import Grading
@testable import course

final class RoomBoardTests: XCTestCase {
  private func text(_ report: RoomReport, chapters: Int, width: Int = 80) throws -> String {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    let exercises = chapters == 1 ? [exercise] : [exercise, try fixture.addChapter("05-more")]
    return printed(
      width: width, by: RoomBoard(report: report, exercises: exercises, folder: "class").print)
  }

  private let solved = Mark(state: .solved)
  private let open = Mark(state: .open, sentence: "Twice one is two.")

  func test_one_chapter_is_shown_by_task_with_its_problems() throws {
    let report = RoomReport(
      tasks: ["4.1", "4.2"],
      learners: [
        RoomReport.LearnerRow(learner: "ada", marks: ["4.1": solved, "4.2": Mark(state: .ours)]),
        RoomReport.LearnerRow(learner: "陈小明", marks: ["4.1": open, "4.2": .untouched]),
      ], notices: ["notes was skipped because it has no answers."])
    XCTAssertEqual(
      try text(report, chapters: 1),
      """
      04-signals  2 learners, 2 tasks

               4.1 4.2  solved  at
        ada      ✓   =       2  the end
        陈小明   ✗   ○       0  4.1

      ✓ solved  = as in Solutions  ✗ tests fail  ○ not begun

      Open problems
        4.1  陈小明
             Twice one is two.

      Note: notes was skipped because it has no answers.

      Next: 陈小明 is at 4.1; `swift run course hint 4.1` has questions to ask them

      """)
  }

  func test_a_room_is_shown_by_chapter_with_shared_problems() throws {
    let tasks = ["4.1", "4.2", "5.1", "5.2"]
    let marks = ["4.1": solved, "4.2": open]
    let report = RoomReport(
      tasks: tasks,
      learners: [
        RoomReport.LearnerRow(learner: "ada", marks: marks),
        RoomReport.LearnerRow(learner: "bob", marks: marks.merging(["5.1": open]) { $1 }),
        RoomReport.LearnerRow(learner: "eve"),
      ], notices: [])
    XCTAssertEqual(
      try text(report, chapters: 2),
      """
      The room  3 learners, 4 tasks

            04 05  solved  at
        ada  1  ○       1  4.2
        bob  1  0       1  4.2
        eve  ○  ○       0

      ✓ all solved  = as in Solutions  2 only two solved  ○ not begun

      Problems of several learners
        4.2  ada, bob
             Twice one is two.

      Next: most are at 4.2; `swift run course room class 4` shows each learner's
      problem

      """)
  }

  func test_the_next_step_counts_only_learners_who_have_started() throws {
    func next(_ marks: [[Mark]]) throws -> String {
      let report = RoomReport(
        tasks: ["4.1", "4.2"],
        learners: marks.enumerated().map { index, marks in
          RoomReport.LearnerRow(
            learner: ["ada", "bob", "cem", "dee", "eve"][index],
            marks: Dictionary(uniqueKeysWithValues: zip(["4.1", "4.2"], marks)))
        }, notices: [])
      let last = try text(report, chapters: 1, width: 200).split(separator: "\n").last
      return String(last?.dropFirst(6) ?? "")
    }
    let (none, all) = ([Mark.untouched, .untouched], [solved, solved])
    for (marks, words) in [
      ([none, none, none, [open, .untouched], all], "dee is at 4.1; "),
      ([none, [open, .untouched], [solved, open], [open, .untouched]], "most are at 4.1; "),
      ([[open], [open], [solved, open], all], "2 of 4 are at 4.1; "),
      ([none, none], "wait until a learner has begun, "),
      ([none, all], "every started task is solved. "),
      ([all, all], "every task is solved. "),
    ] {
      let next = try next(marks)
      XCTAssertTrue(next.hasPrefix(words), next)
    }
  }

  func test_the_time_is_shown_if_there_is_space() throws {
    var ada = RoomReport.LearnerRow(learner: "ada", marks: ["4.1": solved])
    ada.seconds = 12.34
    let bob = RoomReport.LearnerRow(learner: "bob", marks: ["4.1": .untouched])
    let report = RoomReport(tasks: ["4.1"], learners: [ada, bob], notices: [])
    let lines = try text(report, chapters: 1, width: 35).split(separator: "\n")
    XCTAssertEqual(
      lines[1...3],
      [
        "      4.1  solved  seconds  at",
        "  ada   ✓       1     12.3  the end",
        "  bob   ○       0         ",
      ])
    XCTAssertFalse(try text(report, chapters: 1, width: 34).contains("seconds"))
  }

  func test_a_long_name_is_shortened() throws {
    let name = "Augusta Ada King, Countess of Lovelace"
    let report = RoomReport(
      tasks: ["4.1"], learners: [RoomReport.LearnerRow(learner: name, marks: ["4.1": solved])],
      notices: [])
    let lines = try text(report, chapters: 1, width: 40).split(separator: "\n")
    XCTAssertEqual(lines[2], "  Augusta Ada King, C…   ✓       1  the end")
  }

  func test_control_characters_of_learners_are_escaped() throws {
    let mark = Mark(state: .open, sentence: "Clear\u{1B}[2J it.")
    let report = RoomReport(
      tasks: ["4.1"],
      learners: [
        RoomReport.LearnerRow(learner: "e\u{1B}[1mve\n  ada \u{202E}✓", marks: ["4.1": mark])
      ], notices: ["no\u{7}tes.", "b."])
    let text = try text(report, chapters: 1)
    XCTAssertFalse(text.contains { "\u{1B}\u{7}\u{202E}".contains($0) }, text)
    XCTAssertTrue(text.contains("ve␊  ada "), text)
    XCTAssertTrue(text.contains("Clear␛[2J it."), text)
    XCTAssertTrue(text.contains("\n\nNote: no␇tes.\nNote: b.\n\nNext: "), text)
  }
}
