import Console
import CourseFixtures
import Synchronization
import TestFolders
import XCTest

@testable import Page
@testable import course

final class PlayTests: XCTestCase {
  private let folder = newPlace("play")
  private var file: URL { folder.appendingPathComponent("cells/play.swift") }

  /// What a person sees who types these answers, and whose editor writes these texts.
  private func session(
    _ answers: [String], writing texts: [String], from start: String = "",
    ending end: Editor.End = .closed
  ) throws -> (text: String, runs: [String]) {
    let said = Mutex("")
    let left = Mutex(answers[...])
    let terminal = Terminal(
      write: { text in said.withLock { $0 += text } }, writeError: { _ in },
      readLine: { left.withLock { $0.popFirst() } },
      size: { Terminal.Size(columns: 80, rows: 24) }, isInteractive: true)
    var runs: [String] = []
    var rest = texts[...]
    let file = file
    try PlaySession(
      title: "Play", copy: ReadersCopy(file: file, start: start), terminal: terminal,
      edit: { _ in
        if let text = rest.popFirst() { try? Data(text.utf8).write(to: file) }
        return end
      },
      run: { text, receive in
        runs.append(text)
        receive(.piece(.text("ran\n")))
        receive(.ended)
      }
    ).start()
    return (said.withLock { $0 }, runs)
  }

  func test_edit_run_and_again_and_the_text_is_kept() throws {
    let (text, runs) = try session(["", "r", "q"], writing: ["print(1)", "print(2)"])
    XCTAssertEqual(runs, ["print(1)", "print(2)", "print(2)"])
    XCTAssertTrue(text.contains("  │ ran\n"), text)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "print(2)")
    XCTAssertEqual(try session([], writing: []).runs, ["print(2)"])
  }

  func test_a_demo_runs_as_it_is_and_is_not_kept() throws {
    XCTAssertEqual(try session(["q"], writing: [], from: "print(0)").runs, ["print(0)\n"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    let again = try session(["u", "r", "q"], writing: ["print(1)"], from: "print(0)")
    XCTAssertEqual(again.runs, ["print(1)", "print(0)"])
    XCTAssertTrue(again.text.contains("The cell is the demo again."))
  }

  func test_an_empty_cell_a_strange_key_and_editors_that_fail_are_told_of() throws {
    XCTAssertTrue(try session(["q"], writing: [" \n"]).text.contains("The cell is empty."))
    XCTAssertTrue(try session(["x", "q"], writing: []).text.contains("“x” is no key here."))
    XCTAssertTrue(try session(["?", "q"], writing: []).text.contains("  u       start over"))
    let failed = try session(["q"], writing: ["print(1)"], ending: .failed)
    XCTAssertTrue(failed.text.contains("Your editor says that it failed"))
    XCTAssertEqual(failed.runs, [])
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "print(1)")
    XCTAssertTrue(
      try session(["q"], writing: [], ending: .missing).text.contains("No editor was found."))
  }

  func test_without_a_terminal_it_prints_what_the_cell_prints_and_says_how_it_ended() throws {
    let recorder = Recorder()
    let terminal = Terminal.recording(into: recorder)
    XCTAssertEqual(
      try Play.runOnce("text", on: terminal) { text, receive in
        receive(.piece(.text(text + "\n")))
        receive(.ended)
      }, .success)
    XCTAssertEqual(recorder.text, "text\n")
    XCTAssertEqual(
      try Play.runOnce("text", on: terminal) { $1(.refused("cell:1:1: error: no\n  x")) }, .failure)
    XCTAssertEqual(recorder.errors, "cell:1:1: error: no\n  x\n")
  }

  func test_the_demo_of_a_chapter_is_what_its_notes_type_live() throws {
    let fixture = try CourseFixture()
    XCTAssertThrowsError(try Play.copy(4, in: fixture.course))
    XCTAssertThrowsError(try Play.copy(9, in: fixture.course))
    try fixture.writeNotes {
      $0.replacingOccurrences(
        of: "## Type it live\n", with: "## Type it live\n\n```swift\nlet a = 1\n\nprint(a)\n```\n")
    }
    XCTAssertEqual(try Play.copy(4, in: fixture.course).start, "let a = 1\n\nprint(a)")
  }
}
