import XCTest

@testable import Notebook
@testable import Pages

final class ChallengeTests: XCTestCase {
  private let source = """
    cell("One") {
      print(1)
      //> 1
    }

    //: You can print.

    challenge("Two", from: "One", "Change one number.")
    //> 2

    cell("Three") {
      print(3)
      //> 3
    }
    """
  private let printed = ["One": "1\n", "Three": "3\n"]

  private func forms(of source: String) throws -> [String] {
    let record = PageRun(source, ["--format", "record"], printing: printed)
    return [PageRun(source, printing: printed).text, try record.html()]
  }

  func test_a_single_cell_and_the_list_omit_challenges() {
    for arguments in [["--cell", "2"], ["--list"]] {
      let run = PageRun(source, arguments, printing: printed)
      XCTAssertFalse(run.text.contains("Change one number."), "\(arguments)")
      XCTAssertEqual(run.exitCode, 0)
    }
  }

  func test_a_challenge_may_start_from_an_empty_cell() throws {
    let source = self.source.replacing("from: \"One\", ", with: "")
    let page = try PageParser.parse(source, path: "main.swift")
    XCTAssertEqual(page.challenges.map(\.start.editable), [""])
    XCTAssertEqual(page.challenges.map(\.start.number), [1])
    for text in try forms(of: source) {
      XCTAssertTrue(text.contains("Start from an empty cell."), text)
    }
  }
}
