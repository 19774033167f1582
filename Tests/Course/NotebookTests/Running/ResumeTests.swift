import TestFolders
import XCTest

@testable import Notebook
@testable import Pages

final class ResumeTests: XCTestCase {
  private let page = """
    //: # Title
    cell("One") { }
    //: Between.
    cell("Two") { }
    cell("Three") { }
    """
  private var folder = URL(fileURLWithPath: "/")
  private var notes: PageNotes { PageNotes(of: "06-combining", in: folder) }

  override func setUpWithError() throws { folder = try newFolder() }

  private func run(_ answers: [String]?, _ arguments: String...) -> PageRun {
    PageRun(
      page, arguments, answers: answers,
      context: ReaderContext(
        notes: notes, changes: ChangedCells(folder: nil), tools: .none))
  }

  private let offer = "You stopped before cell 2 of 3, Two.\nReturn: continue there"

  func test_a_reader_who_quit_can_continue_at_the_same_cell() {
    _ = run(["q"])
    let text = run(["", "a"]).text
    XCTAssertTrue(text.hasPrefix(offer), text)
    XCTAssertTrue(text.contains("Between."))
    XCTAssertFalse(text.contains("One"))
    XCTAssertTrue(text.contains("Cell 2 of 3 · Two"))
    XCTAssertTrue(text.contains("Cell 3 of 3 · Three"))
  }

  func test_a_reader_can_start_over_or_quit() {
    _ = run(["q"])
    XCTAssertTrue(run(["s", "q"]).text.contains("Cell 1 of 3 · One"))
    let left = run(["q"])
    XCTAssertFalse(left.text.contains("Cell"))
    XCTAssertEqual(left.exitCode, 0)
    XCTAssertTrue(run(["q"]).text.hasPrefix(offer))
  }

  func test_a_finished_page_is_noted_for_the_board_and_starts_at_the_beginning() {
    _ = run(["q"])
    XCTAssertNil(notes.read)
    _ = run(["s", "", "", ""])
    XCTAssertEqual(notes.read, PageRead(right: 0, of: 0))
    XCTAssertFalse(run(["q"]).text.contains("You stopped"))
  }

  func test_only_interactive_reading_offers_to_continue() {
    _ = run(["q"])
    for text in [
      run(nil).text, run(["a"], "--all").text, run(["a"], "--cell", "1").text,
      run(["a"], "--format", "record").text,
    ] {
      XCTAssertFalse(text.contains("You stopped"))
    }
    XCTAssertTrue(run(["q"]).text.hasPrefix(offer))
  }

  func test_an_unknown_bookmark_is_ignored() {
    for title in ["Four", "One", ""] {
      notes.record(place: title)
      XCTAssertFalse(run(["q"]).text.contains("You stopped"))
    }
  }

  func test_a_page_works_when_its_notes_cannot_be_written() throws {
    try Data().write(to: folder.appendingPathComponent(".course"))
    let run = run(["", "q"])
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(run.complaints, [])
  }
}
