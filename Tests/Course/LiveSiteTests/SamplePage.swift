import CourseFixtures
import Exercises
import Files
import Foundation

@testable import LiveSite
@testable import Pages

enum SamplePage {
  static var record: PageRecord {
    let questions: [Question?] = [
      .choice("Which one?", ["A1\nB2", "A1", "<B2>"], because: ["B2 follows.", "A1 is first."]),
      .choice("Which lines?", ["A1", "A1\nB2"], because: ["B2 follows."]), nil,
      .choice("The last line?", about: .lastLine, ["A1", "B2"], because: ["B2 follows."]),
    ]
    let titles = ["Merge", "Concat", "Then", "Zip"]
    let parts = zip(titles, questions).enumerated().flatMap { index, cell in
      let part = CellPart(
        number: index + 1, count: 4, title: cell.0, code: "let a = \"<\(index)>\"",
        question: cell.1)
      return [PageRecord.Part.prose("Before \(cell.0).")]
        + (index == 1 ? [.code("struct Shared {}")] : [])
        + [.cell(part, CellRun(output: [.text("A1\nB2\n")], finding: nil))]
    }
    return PageRecord(parts: parts)
  }

  /// Returns the deck for a chapter made of this page, notes, and four tasks.
  static func deck() throws -> Deck { try result.get() }

  private static let result = Result {
    var tasks = CourseFixture.numbers + CourseFixture.numbers
    tasks[0].wrongAnswers = """
      === once-more
      Misconception: Twice is once more.
      See: *Numbers*, page 04
      -/// Double it.

      """
    let fixture = try CourseFixture(tasks: tasks)
    let chapter = try fixture.course.chapter(4)
    try TextFile.write(notes, to: InstructorNotes.file(of: chapter))
    return try Deck(of: chapter, record: record)
  }

  private static let notes = """
    skip: Then; 4.2; 4.3

    ## Minutes

    | part | minutes |
    |---|---|
    | Merge | 3 |
    | Concat | 1 |
    | Then | 4 |
    | Zip | 2 |
    | exercise, task 1 | 10 |
    | exercise, task 2 | 12 |
    | exercise, task 3 | 15 |
    | exercise, task 4 | 25 |

    ## Ask before it runs

    - **Then**: "Are the letters received?" No.

    ## Splitting the room

    - Short of time: leave out *Then*, and tasks 2 and 3. Keep *Zip* and task 1.

    """
}
