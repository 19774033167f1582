import CourseFixtures
import Exercises
import Lab
import Marbles
import XCTest

@testable import Pages
@testable import Site

final class LabFiguresTests: XCTestCase {
  func test_a_drawing_has_the_experiment_with_its_title() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let chapter = try XCTUnwrap(course.chapters.first { $0.number == 6 })
    let page = HTMLPage(
      in: HTMLSetting(experiments: try LabFigures.experiments(of: chapter)))
    func html(_ title: String) -> String {
      let diagram = Diagram { ("a", Timeline<String>("-A|")) }
      return page.text(
        of: .cell(
          CellPart(number: 1, count: 2, title: title, code: nil, question: nil),
          CellRun(output: [.diagram(diagram)], finding: nil)))
    }
    XCTAssertTrue(
      html("Merge, drawn").contains("data-experiment=\"phone: cold -p-q-|\nserver:"))
    XCTAssertTrue(html("Another").contains("<figure class=\"figure\">"))
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
