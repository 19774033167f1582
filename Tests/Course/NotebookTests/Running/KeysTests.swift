import Terminal
import Synchronization
import TestFolders
import XCTest

@testable import Notebook
@testable import Pages

final class KeysTests: XCTestCase {
  private let page = """
    //: # Title
    cell("One") {
      print("A")
      //> A
    }
    //: Between.
    cell("Two") {
      print("B")
      //> B
    }
    cell("Three") { }
    //: The end.
    """
  private let prose = (1...12).map { "//: Paragraph \($0).\n//:" }.joined(separator: "\n")
  private let code = (1...12).map { "print(\($0))" }.joined(separator: "\n")
  /// The page with an introduction that is too long for a twelve-line window.
  private var long: String { prose + "\n" + page }
  private let printing = ["One": "A\n", "Two": "B\n"]
  private var folder = URL(fileURLWithPath: "/")
  private var copy: URL { folder.appendingPathComponent("one.swift") }

  override func setUpWithError() throws { folder = try newFolder() }

  private final class Requests: Sendable {
    let restarts = Mutex<[Int]>([])
    let runs = Mutex<[String]>([])
  }

  private func run(
    _ answers: [String], rows: Int = 24, writing text: String? = "print(1)",
    editor: Editor.End = .closed,
    giving records: [CellRecord] = [.began, .piece(.text("mine\n")), .ended],
    requests: Requests = Requests(), page other: String? = nil, questions: [String: Question] = [:],
    notes: PageNotes = PageNotes(of: "", in: nil)
  ) -> PageRun {
    let tools = CellTools(
      edit: { file in
        if let text { try? Data(text.utf8).write(to: file) }
        return editor
      },
      run: { number, file, receive in
        requests.runs.withLock { $0.append("\(number) \(file?.lastPathComponent ?? "the page's")") }
        records.forEach(receive)
      },
      restart: { number in requests.restarts.withLock { $0.append(number) } })
    return PageRun(
      other ?? page, printing: printing, questions: questions, answers: answers, rows: rows,
      context: ReaderContext(
        notes: notes, changes: ChangedCells(folder: folder), tools: tools))
  }

  func test_an_unknown_key_is_reported_and_the_prompt_is_repeated() {
    let text = run(["x", "hello", "j", "j two", "q"]).text
    XCTAssertEqual(count("is not a key here; type ? to see the keys.", in: text), 4)
    XCTAssertTrue(text.contains("“hello” is not a key here"))
    XCTAssertFalse(text.contains("Two"))
  }

  func test_ctrl_D_quits_at_every_prompt() {
    let notes = PageNotes(of: "", in: folder)
    notes.record(place: "Two")
    let asking = ["One": Question.choice("Which?", ["A", "B"], because: ["No."])]
    for run in [
      run([Script.controlD]), run([Script.controlD], notes: notes),
      run([Script.controlD], rows: 12, page: long), run(["p", Script.controlD]),
      run([Script.controlD], questions: asking), run(["1", Script.controlD], questions: asking),
    ] {
      let text = run.text
      XCTAssertFalse(text.contains("The end."), text)
      XCTAssertFalse(text.contains("│ B"), text)
    }
  }

  func test_a_question_mark_lists_every_key_at_every_prompt() throws {
    let everywhere = ["Return", "b ", "j N", "a ", "q "]
    let notes = PageNotes(of: "", in: folder)
    notes.record(place: "Two")
    for (text, keys) in [
      (run(["?", "q"]).text, ["e ", "r ", "u "]),
      (run(["?", "q"], rows: 12, page: long).text, []),
      (run(["?", "q"], notes: notes).text, ["s "]),
    ] {
      for key in keys + everywhere {
        XCTAssertTrue(text.contains("\n  \(key)") || text.contains("  \(key)"), key + text)
      }
    }
  }

  func test_b_and_j_go_to_the_cell_itself_from_every_prompt() {
    let requests = Requests()
    let notes = PageNotes(of: "", in: folder)
    notes.record(place: "Three")
    for (answers, page) in [
      (["j 2", "q"], nil), (["j 2", "q"], long), (["b", "q"], nil), (["j 2", "q"], page),
    ] as [([String], String?)] {
      let text = run(
        answers, rows: page == long ? 12 : 24, requests: requests, page: page,
        notes: page == nil ? notes : PageNotes(of: "", in: nil)
      ).text
      XCTAssertTrue(text.contains("── Cell 2 of 3 · Two ─"), text)
      XCTAssertFalse(text.contains("Between."), text)
      XCTAssertFalse(text.contains("Cell 3"), text)
    }
    XCTAssertEqual(requests.restarts.withLock { $0 }, [])
    let opening = run(["b", "q"], rows: 12, page: long).text
    XCTAssertTrue(opening.contains("This text is above the first cell."), opening)
    // `b` goes from the text after a cell to that cell, and from a long cell to the previous one.
    _ = run(
      ["", "b"], rows: 12, requests: requests, page: page.replacing("//: Between.", with: prose))
    _ = run(
      ["", "", "b"], rows: 8, requests: requests, page: page.replacing("print(\"B\")", with: code))
    XCTAssertEqual(requests.restarts.withLock { $0 }, [1, 1])
  }

  func test_e_opens_a_copy_runs_it_and_shows_the_difference() throws {
    let requests = Requests()
    let text = run(["e", "q"], requests: requests).text
    XCTAssertEqual(requests.runs.withLock { $0 }, ["1 one.swift"])
    XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "print(1)")
    XCTAssertTrue(text.contains("Save and close the editor to run it"), text)
    XCTAssertTrue(text.contains("── Cell 1 of 3, yours ──"), text)
    XCTAssertTrue(text.contains("  │ mine\n"), text)
    XCTAssertTrue(text.contains("(- on the page, + yours)"), text)
    XCTAssertTrue(text.contains("- A"), text)
    XCTAssertTrue(text.contains("+ mine"), text)
  }

  func test_an_unchanged_copy_is_removed() {
    let text = run(["e", "q"], writing: nil).text
    XCTAssertTrue(text.contains("Nothing has changed."), text)
    XCTAssertFalse(FileManager.default.fileExists(atPath: copy.path))
    XCTAssertTrue(run(["e", "q"], writing: " \n").text.contains("Nothing has changed."))
  }

  func test_an_emptied_copy_restores_the_pages_cell() throws {
    try "print(2)".write(to: copy, atomically: true, encoding: .utf8)
    let text = run(["e", "q"], writing: " \n").text
    XCTAssertTrue(text.contains("Your change is undone."), text)
    XCTAssertFalse(text.contains("Nothing has changed."), text)
    XCTAssertFalse(FileManager.default.fileExists(atPath: copy.path))
  }

  func test_e_reports_a_missing_editor() {
    let text = run(["e", "q"], writing: nil, editor: .missing).text
    XCTAssertTrue(text.contains("No editor was found."), text)
  }

  func test_a_failing_editor_runs_nothing_and_loses_nothing() throws {
    let requests = Requests()
    let text = run(["e", "q"], editor: .failed, requests: requests).text
    XCTAssertTrue(text.contains("Your editor failed, so nothing ran."), text)
    XCTAssertEqual(requests.runs.withLock { $0 }, [])
    XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "print(1)")
  }

  func test_an_editor_that_returns_at_once_is_reported_and_the_text_runs() throws {
    let requests = Requests()
    try Data("print(2)".utf8).write(to: copy)
    let text = run(["e", "q"], writing: nil, requests: requests).text
    XCTAssertTrue(text.contains("The file hasn't changed."), text)
    XCTAssertEqual(requests.runs.withLock { $0 }, ["1 one.swift"])
  }

  func test_an_unwritable_copy_is_reported() throws {
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
    XCTAssertTrue(run(["e", "q"]).text.contains("Your copy cannot be written: "))
  }

  func test_an_unreadable_copy_is_not_treated_as_missing() throws {
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let requests = Requests()
    let text = run(["r", "u", "q"], requests: requests).text
    XCTAssertEqual(text.components(separatedBy: "Your copy cannot be read: ").count, 3, text)
    XCTAssertEqual(requests.runs.withLock { $0 }, [], "Nothing should run if a copy is unreadable.")
  }

  func test_the_page_continues_after_any_end_of_a_changed_cell() {
    let ends: [(CellRecord, String)] = [
      (.threw("Bad()"), "The cell threw an error: Bad()"),
      (.refused("cell:1:1: error: no"), "cell:1:1: error: no"),
      (.stopped("Stopped after 10 seconds."), "Stopped after 10 seconds."),
    ]
    for (end, words) in ends {
      let run = run(["e", "", "a"], giving: [.began, end])
      XCTAssertTrue(run.text.contains(words), run.text)
      XCTAssertTrue(run.text.contains("The end."))
      XCTAssertEqual(run.exitCode, 0)
    }
  }

  func test_j_skips_cells_and_going_back_restarts_the_page() {
    let requests = Requests()
    let text = run(["j 3", "q"], requests: requests).text
    XCTAssertFalse(text.contains("Two"), text)
    XCTAssertTrue(text.contains("Cell 3 of 3 · Three"), text)
    XCTAssertTrue(run(["j 9", "b", "q"]).text.contains("This page has cells 1 to 3."))
    XCTAssertTrue(run(["b", "q"]).text.contains("This is the first cell."))
    XCTAssertTrue(run(["", "b", "q"]).text.contains("The page cannot restart itself."))
    _ = run(["", "b"], requests: requests)
    _ = run(["", "", "j 1"], requests: requests)
    XCTAssertEqual(requests.restarts.withLock { $0 }, [1, 1])
  }

  func test_a_page_can_start_at_any_cell() {
    let text = PageRun(page, ["--from", "2"], printing: printing, answers: ["q"]).text
    XCTAssertTrue(text.hasPrefix("Between."), text)
    XCTAssertFalse(text.contains("One"))
    let itself = PageRun(page, ["--at", "2"], printing: printing, answers: ["q"]).text
    XCTAssertTrue(itself.hasPrefix("── Cell 2 of 3"), itself)
    XCTAssertEqual(PageRun(page, ["--from", "4"]).exitCode, 64)
  }

  func test_a_step_longer_than_the_window_is_shown_in_parts() {
    let text = run(["", "", "", "q"], rows: 12, page: long).text
    let parts = text.components(separatedBy: "Return: more")
    XCTAssertGreaterThan(parts.count, 2)
    for part in parts {
      XCTAssertLessThanOrEqual(
        part.split(separator: "\n", omittingEmptySubsequences: false).count, 12, part)
    }
    XCTAssertFalse(run(["", "q"], rows: 60, page: long).text.contains("Return: more"))
  }

  func test_a_changed_page_is_reported_as_the_readers_change() {
    let run = PageRun(page, printing: ["One": "X\n", "Two": "B\n"], answers: ["a"])
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertTrue(run.text.contains("main.swift:4: your output differs from the page's"), run.text)
    XCTAssertTrue(run.text.contains("+ X"))
    XCTAssertEqual(PageRun(page, printing: ["One": "X\n", "Two": "B\n"]).exitCode, 1)
  }
}
