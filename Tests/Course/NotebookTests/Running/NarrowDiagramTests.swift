import Marbles
import XCTest

@testable import Notebook
@testable import Pages

final class NarrowDiagramTests: XCTestCase {
  private let page = """
    cell("One") {
      //>          0s   1s   2s   3s   4s   5s   6s   7s   8s
      //> letters  -----A---------B---------C---------D----|
    }
    """

  private func run(_ arguments: String...) -> PageRun {
    PageRun(
      page, arguments,
      doing: [
        "One": { output in
          output.write(.diagram(Diagram { ("letters", Timeline<String>("-A-B-C-D|")) }))
        }
      ])
  }

  func test_a_wider_diagram_is_scaled_to_the_window_and_still_matches_the_page() {
    let run = run("--width", "40")
    XCTAssertEqual(run.complaints, [])
    XCTAssertTrue(
      run.text.hasSuffix(
        """
          │          0s  2s  4s  6s  8s
          │ letters  --A---B---C---D-|


        """), run.text)
  }

  func test_without_a_gutter_a_diagram_has_the_full_width() {
    let lines = run("--width", "36", "--plain").text.lines
    XCTAssertTrue(lines.contains { $0.hasPrefix("letters") }, "\(lines)")
    XCTAssertTrue(lines.allSatisfy { $0.count <= 36 }, "\(lines)")
  }
}
