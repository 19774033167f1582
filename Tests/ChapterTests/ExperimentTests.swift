import Lab
import Site
import XCTest

final class ExperimentTests: XCTestCase {
  func test_each_experiment_starts_with_the_drawing_of_its_page() throws {
    let drawings = try PageRuns.htmls.get().reduce(into: [:]) { $0[$1.chapter] = $1.text }
    var count = 0
    for chapter in try PageProcess.chapters() {
      let file = PageProcess.root.appendingPathComponent("Chapters/\(chapter)/EXPERIMENTS.txt")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for entry in ExperimentList(text).entries {
        let drawing = try Experiment(entry.text).diagram()
        let svg = drawing.svg(title: entry.title, size: .column)
        let isDrawn = try XCTUnwrap(drawings[chapter]).contains(svg)
        XCTAssertTrue(isDrawn, "\(chapter), \(entry.title):\n\(drawing)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 0)
  }

  func test_each_drawing_has_an_experiment_or_a_listed_exception() throws {
    for page in try PageRuns.htmls.get() {
      let file = PageProcess.root.appendingPathComponent("Chapters/\(page.chapter)/EXPERIMENTS.txt")
      let list = ExperimentList((try? String(contentsOf: file, encoding: .utf8)) ?? "")
      let drawn = page.text.components(separatedBy: "<figure ").dropFirst().compactMap {
        $0.firstMatch(of: /<title[^>]*>([^<]*)</)
      }
      XCTAssertEqual(
        Set(drawn.map { String($0.1) }), Set((list.entries + list.exceptions).map(\.title)),
        page.chapter)
    }
  }
}
