import Files
import XCTest

@testable import Exercises

final class InstructorNotesTests: XCTestCase {
  private let notes = InstructorNotes(
    """
    # Notes

    ## Ask before it runs

    - **Merge**: "What comes
      first?" The letter.
    - *Zip:* who waits?

    ## Two misconceptions

    - "It ends." Show "Merge", and cover the ends.

    ## Splitting the room

    Pairs for task 1. When time is short, leave out *Zip* and task 2, e.g. at
    home. Keep *Merge*.
    """)

  func test_the_remarks_about_a_cell_are_found_by_its_title() {
    XCTAssertEqual(
      notes.remarks(about: "Merge"),
      [
        "**Merge**: \"What comes first?\" The letter.",
        "\"It ends.\" Show \"Merge\", and cover the ends.",
      ])
    XCTAssertEqual(notes.remarks(about: "Zip"), ["*Zip:* who waits?"])
    XCTAssertEqual(notes.remarks(about: "Concat"), [])
  }

  func test_the_sentence_about_a_shortage_of_time_is_found() {
    XCTAssertEqual(
      notes.whenLate, "When time is short, leave out *Zip* and task 2, e.g. at home.")
    XCTAssertNil(InstructorNotes("## Splitting the room\n\nPairs.\n").whenLate)
  }

  func test_the_minutes_in_TEACHING_match_the_notes() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let text = try TextFile.read(course.root.appendingPathComponent("TEACHING.md"))
    // In a plan, `01` is a page and its exercise, `page 04` is only the page, and `4.1` is one task.
    let plans = text.matches(of: /(?m)^\| [^|]+ \| ([^|]*\d\d[^|]*) \| (\d+) \| (\d+) \|$/)
    XCTAssertEqual(plans.count, 12)
    for plan in plans {
      var (pages, exercises) = (0, 0)
      for part in String(plan.1).components(separatedBy: ", ") {
        let numbers = part.replacing("page ", with: "").split(separator: ".").compactMap { Int($0) }
        let notes = try InstructorNotes(of: course.chapter(try XCTUnwrap(numbers.first, part)))
        if numbers.count == 2 {
          let task = notes.rows.first { $0.part == "exercise, task \(numbers[1])" }
          exercises += try XCTUnwrap(task, part).minutes
        } else {
          pages += notes.reading
          exercises += part.hasPrefix("page ") ? 0 : notes.exercise
        }
      }
      XCTAssertEqual(
        "\(plan.2), \(plan.3)", "\(pages), \(exercises)",
        "TEACHING.md's plan for \(plan.1) should match the minutes in the chapters' notes.")
    }
  }

  func test_the_notes_of_every_chapter_have_text_under_every_heading() throws {
    for chapter in try Course(above: URL(fileURLWithPath: #filePath)).chapters {
      let notes = try InstructorNotes(of: chapter)
      for heading in InstructorNotes.headings {
        XCTAssertFalse(notes.section(heading).isEmpty, "\(chapter.name): \(heading)")
      }
      let remarked = chapter.cellTitles.filter { !notes.remarks(about: $0).isEmpty }
      XCTAssertGreaterThanOrEqual(remarked.count, 3, chapter.name)
    }
  }
}
