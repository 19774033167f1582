import XCTest

@testable import Grading
@testable import course

final class RoomReportTests: XCTestCase {
  private func row(_ learner: String, _ marks: Mark...) -> RoomReport.LearnerRow {
    let ids = ["4.1", "4.2", "4.3"]
    return RoomReport.LearnerRow(
      learner: learner, marks: Dictionary(uniqueKeysWithValues: zip(ids, marks)))
  }

  private func report(_ rows: RoomReport.LearnerRow...) -> RoomReport {
    RoomReport(tasks: ["4.1", "4.2", "4.3"], learners: rows, notices: [])
  }

  private let solved = Mark(state: .solved)
  private let never = Mark(state: .open, sentence: "It never ends.")
  private let misconceived = Mark(
    state: .open, sentence: "It never ends.", misconceptions: ["An end is a value."])

  func test_the_current_task_is_the_open_one_or_the_one_after_the_last_solved() {
    let report = report(
      row("works", solved, .untouched, never), row("goes on", solved, solved, .untouched),
      row("left one out", .untouched, solved, solved), row("begins", .untouched),
      row("is done", solved, solved, Mark(state: .ours)))
    XCTAssertEqual(
      report.learners.map { $0.place(in: report.tasks) }, ["4.3", "4.3", "4.1", "4.1", nil])
  }

  func test_problems_name_all_their_learners_and_prefer_the_misconception() {
    let report = report(
      row("ada", never, misconceived), row("bob", never), row("eve", .untouched, misconceived))
    XCTAssertEqual(
      report.obstacles,
      [
        RoomReport.Obstacle(task: "4.1", sentence: "It never ends.", learners: ["ada", "bob"]),
        RoomReport.Obstacle(
          task: "4.2", sentence: "“An end is a value.”", learners: ["ada", "eve"]),
      ])
  }

  func test_each_row_of_the_table_ends_with_the_current_task_and_its_problem() {
    let formula = Mark(state: .open, sentence: "=1")
    let report = report(
      row("ada", solved, misconceived), row("bob", formula), row("eve", .untouched),
      row("zoe", solved, solved, solved))
    let ends = report.table.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).suffix(3).joined(separator: ",")
    }
    XCTAssertEqual(ends, ["1,4.2,An end is a value.", "0,4.1,'=1", "0,,", "3,,"])
  }

  func test_names_in_the_table_are_quoted_and_escaped() {
    let report = report(
      row("Lovelace, Ada", solved, never, .untouched), row("\"bob\"", solved),
      row("=cmd|'/c calc'!A1", solved), row("two\nlines\u{1b}[2J", solved))
    XCTAssertEqual(
      report.table,
      """
      learner,4.1,4.2,4.3,solved,at,sentence
      "Lovelace, Ada",solved,open,untouched,1,4.2,It never ends.
      ""\"bob""\",solved,,,1,4.2,
      '=cmd|'/c calc'!A1,solved,,,1,4.2,
      two␊lines␛[2J,solved,,,1,4.2,

      """)
    for sign in "=+-@" {
      XCTAssertTrue(self.report(row("\(sign)a")).table.contains("\n'\(sign)a,"))
    }
  }

  private let strange = RoomReport(
    tasks: ["4.1", "4.2"],
    learners: [
      RoomReport.LearnerRow(
        learner: "A<b>&\"\u{1B}[2J",
        marks: [
          "4.1": Mark(state: .solved),
          "4.2": Mark(
            state: .open, sentence: "<got> & \"expected\"\u{0}", misconceptions: ["It <ends>."]),
        ]), RoomReport.LearnerRow(learner: "bob", marks: ["4.1": .untouched]),
    ], notices: ["<notes> is left out. `course <reset>` helps."])

  func test_html_shows_marks_and_problems_and_escapes_names() {
    let html = strange.html
    XCTAssertFalse(html.contains("A<b>"))
    XCTAssertFalse(html.contains("\u{1B}"))
    XCTAssertTrue(html.contains("<td>1 of 1</td><td>0 of 1</td>"), html)
    XCTAssertTrue(html.contains("It &lt;ends&gt;."))
    XCTAssertTrue(
      html.contains("&lt;notes&gt; is left out. <code>course &lt;reset&gt;</code> helps."))
  }
}
