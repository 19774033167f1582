import Foundation
import XCTest

@testable import CourseModel

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

  func test_a_cells_remarks_are_those_that_name_it() {
    XCTAssertEqual(
      notes.remarks(about: "Merge"),
      [
        "**Merge**: \"What comes first?\" The letter.",
        "\"It ends.\" Show \"Merge\", and cover the ends.",
      ])
    XCTAssertEqual(notes.remarks(about: "Zip"), ["*Zip:* who waits?"])
    XCTAssertEqual(notes.remarks(about: "Concat"), [])
  }

  func test_what_to_leave_out_when_late_is_one_sentence() {
    XCTAssertEqual(
      notes.whenLate, "When time is short, leave out *Zip* and task 2, e.g. at home.")
    XCTAssertNil(InstructorNotes("## Splitting the room\n\nPairs.\n").whenLate)
  }

  func test_the_notes_of_every_chapter_have_a_text_under_every_heading() throws {
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
