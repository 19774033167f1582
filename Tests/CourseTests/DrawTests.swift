import Console
import Files
import Lab
import TestFolders
import XCTest

@testable import course

final class DrawTests: XCTestCase {
  private let folder = newPlace("draw")

  private func draw(
    _ text: String, _ options: [String] = []
  ) throws -> (code: Int32, text: String, errors: String) {
    let file = folder.appendingPathComponent("latest.marbles")
    try TextFile.write(text, to: file)
    return Program.course.ran(["draw", file.path] + options)
  }

  func test_an_experiment_is_drawn_as_a_page_draws_it() throws {
    let rows = "a: cold -A--B-|\nb: take a 1\n"
    let (code, text, errors) = try draw(
      "# One\n\(rows)\n# Two\na: hot -|\n", ["--title", "One"])
    XCTAssertEqual(code, 0, errors)
    XCTAssertEqual(
      text.replacing(":root.marbles { color-scheme: light dark; }\n", with: ""),
      try Experiment(rows).diagram().svg(title: "One") + "\n")
  }

  func test_a_drawing_has_its_title_or_its_file_s_name_and_the_colours_that_are_asked_for() throws {
    let rows = "a: cold -A-|"
    let title = { (text: String) in text.firstMatch(of: /<title[^>]*>([^<]*)/).map { String($0.1) }
    }
    XCTAssertEqual(title(try draw(rows).text), "latest")
    XCTAssertEqual(title(try draw("# One\r\n\(rows)\r\n").text), "One")
    for (option, scheme) in [("--light", "light"), ("--dark", "dark")] {
      let text = try draw(rows, [option]).text
      XCTAssertTrue(text.contains("color-scheme: \(scheme);"), option)
      XCTAssertFalse(text.contains("prefers-color-scheme"), option)
    }
  }

  func test_bad_input_is_one_line_with_its_place() throws {
    let cases: [(String, [String], Int32, String)] = [
      ("a: cold -A-\nb: tke a 2", [], 1, "line 2, column 4: There is no operator tke here."),
      ("# One\na: cold -A-\n\n# Two\nb: cold (-", ["--title", "Two"], 1, "line 5, column "),
      ("\n", [], 1, "has nothing to draw"),
      ("# One\na: cold -|\n# Two\na: cold |", [], 64, "Choose with --title: “One”, “Two”."),
      ("# One\na: cold -|", ["--title", "Two"], 64, "--title takes “One”."),
      ("a: cold -|", ["--light", "--dark"], 64, "not both"),
    ]
    for (text, options, expected, words) in cases {
      let (code, drawn, errors) = try draw(text, options)
      XCTAssertEqual(code, expected, text)
      XCTAssertEqual(drawn, "", text)
      XCTAssertTrue(errors.contains(words), "\(text): \(errors)")
      XCTAssertEqual(errors.filter { $0 == "\n" }.count, 1, errors)
    }
  }
}
