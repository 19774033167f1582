import XCTest

/// What every chapter owes its reader.
///
/// That each run gives the same bytes, in every form, with `--all` and without, is proved by `.ci/pages`.
final class EveryPageTests: XCTestCase {
  private func whole() throws -> PageRuns.Runs { try PageRuns.with("--width", "80") }

  func test_prints_what_it_says_never_waits_without_a_terminal_and_exits_0() throws {
    for (chapter, page) in try whole() {
      XCTAssertEqual(page.status, 0, "\(chapter) differs from its page:\n\(page.errors)")
      XCTAssertEqual(page.errors, "", chapter)
      XCTAssertGreaterThan(page.lines.count, 40, "\(chapter) prints next to nothing.")
    }
  }

  func test_is_no_wider_than_it_is_told_to_be() throws {
    for (chapter, page) in try whole() {
      for line in page.lines { XCTAssertLessThanOrEqual(line.count, 80, "\(chapter): \(line)") }
    }
  }

  func test_lists_its_cells_without_running_them() throws {
    for (chapter, list) in try PageRuns.with("--list") {
      XCTAssertEqual(list.status, 0)
      XCTAssertGreaterThanOrEqual(list.lines.count, 6, "\(chapter) has fewer than 6 cells.")
      XCTAssertLessThanOrEqual(list.lines.count, 18, "\(chapter) has too many cells.")
    }
  }

  func test_shows_one_cell_on_demand() throws {
    for ((chapter, second), (_, first)) in zip(try PageRuns.with("--cell", "2"), try whole()) {
      XCTAssertEqual(second.status, 0)
      XCTAssertLessThan(second.output.count, first.output.count / 2, chapter)
    }
  }

  /// Each page is told one of them: all pages read their options by the same code.
  func test_says_in_one_line_what_is_wrong_with_an_option() throws {
    let wrong = [["--frob"], ["--cell", "99"], ["--cell", "x"], ["--width", "0"]]
    let pages = try PageProcess.ofEveryChapter { chapter in
      try PageProcess(chapter, wrong[PageProcess.number(of: chapter) % wrong.count])
    }
    for (chapter, page) in pages {
      XCTAssertEqual(page.status, 64, chapter)
      XCTAssertEqual(page.output, "", chapter)
      XCTAssertEqual(page.errors.split(separator: "\n").count, 1, "\(chapter): \(page.errors)")
    }
  }

  func test_ends_quietly_when_nobody_reads_on() throws {
    let pages = try PageProcess.ofEveryChapter {
      try PageProcess(shell: "\"$PAGES/\($0)\" --all | head -1")
    }
    for (chapter, page) in pages {
      XCTAssertEqual(page.lines.filter { !$0.isEmpty }.count, 1, page.output)
      XCTAssertEqual(page.errors, "", chapter)
    }
  }

  func test_explains_its_options() throws {
    for (chapter, help) in try PageRuns.with("--help") {
      XCTAssertEqual(help.status, 0)
      for option in ["--all", "--cell", "--list", "--plain", "--width"] {
        XCTAssertTrue(help.output.contains(option), "\(chapter) --help does not tell of \(option).")
      }
    }
  }

  /// As a text one of them: `.ci/pages` asks each page for each form.
  func test_gives_itself_in_other_forms() throws {
    let chapter = "04-signals"
    let texts = try ["markdown", "ipynb"].map {
      (chapter: chapter, page: try PageProcess(chapter, "--format", $0))
    }
    for (chapter, page) in try PageRuns.with("--format", "html") + texts {
      XCTAssertEqual(page.status, 0, "\(chapter): \(page.errors)")
      XCTAssertFalse(page.output.isEmpty, chapter)
    }
  }
}
