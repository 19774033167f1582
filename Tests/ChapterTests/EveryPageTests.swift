import XCTest

/// What every chapter owes its reader.
final class EveryPageTests: XCTestCase {
  /// Every page from beginning to end, run once for all tests.
  private static let pages = Result {
    try PageProcess.ofEveryChapter { try PageProcess($0, "--all") }
  }

  private var pages: [(chapter: String, page: PageProcess)] {
    get throws { try Self.pages.get() }
  }

  /// Runs every page once more, side by side, and hands over what it gave beside its first run.
  private func compare(
    _ arguments: String..., with check: (String, PageProcess, PageProcess) throws -> Void
  ) throws {
    let others = try PageProcess.ofEveryChapter { try PageProcess($0, arguments) }
    for (first, other) in zip(try pages, others) {
      try check(first.chapter, first.page, other.page)
    }
  }

  func test_prints_what_it_says_and_exits_0() throws {
    for (chapter, page) in try pages {
      XCTAssertEqual(page.status, 0, "\(chapter) differs from its page:\n\(page.errors)")
      XCTAssertEqual(page.errors, "", chapter)
      XCTAssertGreaterThan(page.lines.count, 40, "\(chapter) prints next to nothing.")
    }
  }

  func test_never_waits_without_a_terminal() throws {
    try compare { chapter, first, page in XCTAssertEqual(page.output, first.output, chapter) }
  }

  func test_is_the_same_to_the_byte_each_time() throws {
    for _ in 1..<4 {
      try compare("--all") { chapter, first, page in
        XCTAssertEqual(page.output, first.output, chapter)
      }
    }
  }

  func test_is_no_wider_than_it_is_told_to_be() throws {
    try compare("--all", "--width", "80") { chapter, _, page in
      for line in page.lines { XCTAssertLessThanOrEqual(line.count, 80, "\(chapter): \(line)") }
    }
  }

  func test_lists_its_cells_without_running_them() throws {
    try compare("--list") { chapter, _, list in
      XCTAssertEqual(list.status, 0)
      XCTAssertGreaterThanOrEqual(list.lines.count, 6, "\(chapter) has fewer than 6 cells.")
      XCTAssertLessThanOrEqual(list.lines.count, 18, "\(chapter) has too many cells.")
    }
  }

  func test_shows_one_cell_on_demand() throws {
    try compare("--cell", "2") { chapter, first, second in
      XCTAssertEqual(second.status, 0)
      XCTAssertLessThan(second.output.count, first.output.count / 2, chapter)
    }
  }

  func test_says_in_one_line_what_is_wrong_with_an_option() throws {
    for arguments in [["--frob"], ["--cell", "99"], ["--cell", "x"], ["--width", "0"]] {
      let options = arguments.joined(separator: " ")
      let pages = try PageProcess.ofEveryChapter {
        try PageProcess(shell: "\"$PAGES/\($0)\" \(options)")
      }
      for (chapter, page) in pages {
        XCTAssertEqual(page.status, 64, "\(chapter) \(arguments)")
        XCTAssertEqual(page.output, "", "\(chapter) \(arguments)")
        XCTAssertEqual(page.errors.split(separator: "\n").count, 1, page.errors)
      }
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
    try compare("--help") { chapter, _, help in
      XCTAssertEqual(help.status, 0)
      for option in ["--all", "--cell", "--list", "--plain", "--width"] {
        XCTAssertTrue(help.output.contains(option), "\(chapter) --help does not tell of \(option).")
      }
    }
  }

  func test_gives_itself_in_every_form_the_same_each_time() throws {
    for format in ["markdown", "html", "ipynb"] {
      let run = { try PageProcess.ofEveryChapter { try PageProcess($0, "--format", format) } }
      for (first, second) in zip(try run(), try run()) {
        XCTAssertEqual(
          first.page.status, 0, "\(first.chapter) as \(format): \(first.page.errors)")
        XCTAssertEqual(first.page.output, second.page.output, first.chapter)
      }
    }
  }
}
