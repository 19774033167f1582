import CourseFixtures
import Exercises
import Lab
import Marbles
import XCTest

@testable import Pages
@testable import Site

final class LabFiguresTests: XCTestCase {
  private func book() throws -> Book {
    try Book(of: Course(above: URL(fileURLWithPath: #filePath))) { chapter in
      let cells = ["Merge, drawn", "Another"].enumerated().map { index, title in
        let diagram = Diagram { ("a", Timeline<String>("-A|")) }
        return PageRecord.Part.cell(
          CellPart(number: index + 1, count: 2, title: title, code: nil, question: nil),
          CellRun(output: [.diagram(diagram)], finding: nil))
      }
      return PageRecord(parts: [.prose("# One")] + cells)
    }
  }

  private func drawings(_ book: Book) throws -> [Substring] {
    let page = try XCTUnwrap(book.chapters.first { $0.number == 6 }).page.text
    return page.matches(of: /<figure[^>]*>/).map(\.output)
  }

  func test_a_drawing_has_the_experiment_with_its_title() throws {
    let book = try book()
    let found = try drawings(book)
    XCTAssertEqual(found.count, 2)
    XCTAssertTrue(found[0].contains("data-experiment=\"database: cold -d-e-|\nserver:"))
    XCTAssertEqual(found[1], "<figure class=\"figure\">")
    XCTAssertTrue(try XCTUnwrap(book.files["lab.js"]).contains("window.labModule = \""))
  }

  func test_a_drawing_without_the_marbles_of_a_source_cannot_be_dragged() throws {
    for (text, isDraggable) in [
      ("a: interval 1 *", false), ("a: cold -A|", true), ("_a: hot -A\nb: recorded _a", true),
      ("_a: hot -A\nb: take _a 1", false), ("_a: hot -A\n_b: recorded _a", false),
      ("_a: interval 1 x\n_b: cold -B|\nc: each _a result x=_b", true),
    ] {
      XCTAssertEqual(try Experiment(text).canBeDragged, isDraggable, text)
    }
  }

  func test_an_unreadable_file_of_experiments_is_an_error_and_a_missing_one_is_empty() throws {
    let fixture = try CourseFixture()
    let chapter = try XCTUnwrap(fixture.course.chapters.first)
    XCTAssertEqual(try LabFigures.experiments(of: chapter), [:])
    let file = chapter.page.deletingLastPathComponent().appendingPathComponent("EXPERIMENTS.txt")
    try Data([0xFF, 0xFE]).write(to: file)
    XCTAssertThrowsError(try LabFigures.experiments(of: chapter))
  }
}
