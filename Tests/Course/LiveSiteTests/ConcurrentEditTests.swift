import CourseFixtures
import Exercises
import Files
import Synchronization
import XCTest

@testable import LiveSite
@testable import Pages

final class ConcurrentEditTests: XCTestCase {
  private var fixture: CourseFixture!
  private let file = ".course/cells/04-signals/numbers.swift"

  override func setUpWithError() throws { fixture = try CourseFixture() }

  private func run(_ text: String, base: String?) throws -> URL? {
    let request = CellRuns.Request(page: "04-signals", cell: 1, text: text, base: base)
    return try CellJob(request, pages: LivePages(of: fixture.course)).backup
  }

  func test_a_run_backs_up_a_version_that_an_editor_saved() throws {
    XCTAssertNil(try run("print(2)", base: nil))
    XCTAssertEqual(try fixture.text(file), "print(2)\n")
    XCTAssertNil(try run("print(3)", base: "print(2)"))
    try fixture.put("print(\"saved\")\n", file)
    let other = try XCTUnwrap(run("print(4)", base: "print(3)"))
    XCTAssertEqual(try TextFile.read(other), "print(\"saved\")\n")
    XCTAssertEqual(try fixture.text(file), "print(4)\n")
    XCTAssertEqual(
      try Backup.all(in: fixture.course).map(\.files), [[file]],
      "Only the text that the editor saved should be backed up.")
  }

  func test_unrun_changes_and_predictions_are_saved() async throws {
    let live = try LiveBook(files: ["a.html": "<head></head>"], of: fixture.course, port: 4700)
    defer { live.stop() }
    let browser = try Browser(openedAt: live.address)
    let typed = try await browser.ask(
      "/live/save", post: #"{"page": "04-signals", "cell": 1, "text": "print(5)"}"#)
    XCTAssertEqual(typed.text, #"{"backup":null}"#)
    XCTAssertEqual(try fixture.text(file), "print(5)\n")
    try fixture.put("print(6)\n", file)
    let over = try await browser.ask(
      "/live/save",
      post: #"{"page": "04-signals", "cell": 1, "text": "print(7)", "base": "print(5)"}"#)
    XCTAssertTrue(
      over.text.contains(".course\\/backups") || over.text.contains(".course/backups"), over.text)
    _ = try await browser.ask(
      "/live/progress", post: #"{"page":"04-signals","cell":"1","answer":"2","isRight":true}"#)
    let page = try await browser.ask("/a.html")
    XCTAssertTrue(page.text.contains(#"<script src="progress.js"></script>"#))
    let script = try await browser.ask("/progress.js")
    XCTAssertTrue(
      script.text.hasPrefix(
        #"window.progress = {"answers":{"04-signals":{"1":{"answer":"2","isRight":true}}}"#),
      script.text)
  }

  func test_no_editor_save_is_lost_to_concurrent_runs_and_resets() throws {
    let cell = fixture.root.appendingPathComponent(file)
    try fixture.put("begin\n", file)
    let overwritten = Mutex<Set<String>>([])
    DispatchQueue.concurrentPerform(iterations: 2) { place in
      for number in 0..<100 {
        guard place == 0 else {
          let copy = ReadersCopy(file: cell, start: "start")
          _ =
            try? number.isMultiple(of: 7)
            ? copy.undo() : copy.save("browser \(number)", insteadOf: "browser \(number - 1)")
          continue
        }
        let mine = "editor \(number)\n"
        try? Data(mine.utf8).write(to: cell, options: .atomic)
        for _ in 0..<50 { sched_yield() }
        if (try? String(contentsOf: cell, encoding: .utf8)) != mine {
          overwritten.withLock { _ = $0.insert(mine) }
        }
      }
    }
    let kept = try Backup.all(in: fixture.course).map {
      try fixture.text("\(BackupPlace.folder)/\($0.name)/\(file)")
    }
    XCTAssertEqual(overwritten.withLock { $0 }.subtracting(kept), [])
    XCTAssertFalse(overwritten.withLock { $0 }.isEmpty)
  }
}
