import Terminal
import Synchronization
import TestFolders
import XCTest

@testable import Notebook
@testable import Pages

final class ChallengeReadingTests: XCTestCase {
  private let page = """
    cell("One") {
      print(1)
      //> 1
    }
    challenge("Two, please", from: "One", "Change one number.")
    //> 2
    cell("Three") { }
    challenge("Last", from: "Three", "Print.")
    //> 3
    //: The end.
    """
  private var folder = URL(fileURLWithPath: "/")
  private var notes: PageNotes { PageNotes(of: "04-signals", in: folder) }
  private var copy: URL { folder.appendingPathComponent("challenges/two-please.swift") }

  override func setUpWithError() throws { folder = try newFolder() }

  /// Runs the page.
  ///
  /// Each time the editor is opened, it writes the next of `texts`, and the cell prints that text.
  private func run(
    _ answers: [String], writing texts: [String] = ["2\n"], ending end: CellRecord = .ended,
    restarts: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> PageRun {
    // Without this call, the run would resume at a bookmark.
    notes.record(read: nil)
    let left = Mutex(texts[...])
    let tools = CellTools(
      edit: { file in
        if let text = left.withLock({ $0.popFirst() }) { try? Data(text.utf8).write(to: file) }
        return .closed
      },
      run: { _, file, receive in
        receive(.began)
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        receive(.piece(.text(text ?? "1\n")))
        receive(end)
      },
      restart: restarts)
    return PageRun(
      page, printing: ["One": "1\n"], answers: answers,
      context: ReaderContext(
        notes: notes, changes: ChangedCells(folder: folder),
        nearMisses: NearMisses(folder: folder), tools: tools))
  }

  private func isMet(_ title: String, in text: String? = nil) throws -> Bool {
    let page = try XCTUnwrap(PageFile.parse(text ?? self.page, path: "main.swift").page)
    let challenge = try XCTUnwrap(page.challenges.first { $0.title == title })
    return notes.isMet(challenge)
  }

  func test_a_met_challenge_is_reported_and_remembered() throws {
    XCTAssertFalse(try isMet("Two, please"))
    let text = run(["", "e", "q"]).text
    XCTAssertTrue(text.contains("Return: continue · e: try it · ?: all keys"), text)
    XCTAssertTrue(text.contains("── Your turn: Two, please, yours ──"), text)
    XCTAssertTrue(text.contains("✓ Met: the output matches the goal."), text)
    XCTAssertTrue(try isMet("Two, please"))
    XCTAssertFalse(try isMet("Last"))
    XCTAssertFalse(text.contains("You have already met this challenge."))
    XCTAssertTrue(run(["", "q"]).text.contains("You have already met this challenge."))
    XCTAssertFalse(try isMet("Two, please", in: page.replacing("//> 2", with: "//> 4")))
  }

  func test_a_miss_shows_the_difference_from_the_goal() throws {
    let text = run(["", "e", "q"], writing: ["20\n"]).text
    XCTAssertTrue(text.contains("✗ Missed:\n    (- goal, + yours)"), text)
    XCTAssertTrue(text.contains("- 2\n"), text)
    XCTAssertTrue(text.contains("+ 20\n"), text)
    XCTAssertFalse(try isMet("Two, please"))
  }

  func test_output_of_a_near_miss_gets_its_explanation() throws {
    let miss = folder.appendingPathComponent("two-please.diff")
    try Data("=== tenfold\nBecause: It is ten times as much.\n-2\n+20\n".utf8).write(to: miss)
    try Data("2\n".utf8).write(to: folder.appendingPathComponent("two-please.swift"))
    try Data(["two-please/tenfold": ["20"]].json.utf8)
      .write(to: folder.appendingPathComponent("printed.json"))
    let reason = "Perhaps: It is ten times as much.\n"
    let text = run(["", "e", "q"], writing: ["20\n"]).text
    XCTAssertTrue(text.contains("    + 20\n\n" + reason), text)
    XCTAssertTrue(run(["", "r", "q"]).text.contains(reason), "A new run should repeat the reason.")
    let cell = run(["e", "q"], writing: ["20\n"]).text
    XCTAssertTrue(cell.contains("Perhaps: In “Two, please”: It is"), cell)
    XCTAssertFalse(run(["", "e", "q"], writing: ["30\n"]).text.contains("Perhaps"))
  }

  func test_an_interrupted_run_is_neither_met_nor_missed() throws {
    let text = run(["", "e", "q"], ending: .stopped("Stopped after 10 seconds.")).text
    XCTAssertTrue(text.contains("Stopped after 10 seconds."))
    XCTAssertFalse(text.contains("Met") || text.contains("Missed"), text)
    XCTAssertFalse(try isMet("Two, please"))
  }

  func test_a_challenge_can_be_missed_met_and_undone() throws {
    let text = run(["", "r", "e", "e", "u", "r", "u", "q"], writing: ["20\n", "2\n"]).text
    XCTAssertTrue(text.contains("── Your turn: Two, please, the start ──"), text)
    XCTAssertEqual(text.components(separatedBy: "✗ Missed:").count, 4, text)
    XCTAssertEqual(text.components(separatedBy: "✓ Met").count, 2, text)
    XCTAssertTrue(text.contains("Your change is undone."))
    XCTAssertTrue(text.contains("You haven't changed anything here."))
    XCTAssertFalse(FileManager.default.fileExists(atPath: copy.path))
  }

  func test_running_all_skips_challenges() {
    let text = run(["a"]).text
    XCTAssertEqual(text.components(separatedBy: "Return: continue").count, 2, text)
    XCTAssertTrue(text.contains("The end."))
  }
}
