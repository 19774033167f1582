import CourseFixtures
import Exercises
import Files
import Pages
import Synchronization
import XCTest

@testable import Grading
@testable import LiveSite

final class LiveAnswersTests: XCTestCase {
  private var fixture: CourseFixture!
  private var answers: LiveAnswers!
  private var root: URL { fixture.root }
  private let file = "Answers/04-signals/Sources/Exercise04/Task1Double.swift"

  override func setUpWithError() throws { try makeFixture(isStarted: true) }

  private func makeFixture(isStarted: Bool) throws {
    fixture = try CourseFixture(isStarted: isStarted)
    answers = LiveAnswers(of: fixture.course)
  }

  private func write(_ text: String) throws { try fixture.put(text, file) }
  private func text() throws -> String { try fixture.text(file) }

  private func backups() throws -> [String] {
    try Backup.all(in: fixture.course).map {
      try fixture.text("\(BackupPlace.folder)/\($0.name)/\(file)")
    }
  }

  @discardableResult
  private func save(
    _ text: String, base: String, rejected: String? = nil, task: String = "4.1"
  ) throws -> LiveAnswers.SaveResult {
    try answers.save(.init(task: task, text: text, base: base, rejected: rejected))
  }

  func test_reading_the_answers_creates_no_files() throws {
    try makeFixture(isStarted: false)
    let stub = try XCTUnwrap(fixture.exercise().stub(of: fixture.task(1)))
    let all = try answers.all(of: 4)
    XCTAssertEqual(all.keys.sorted(), ["4.1", "4.2"])
    XCTAssertEqual(all["4.1"]?.saved, stub)
    XCTAssertEqual(all["4.1"]?.original, stub)
    XCTAssertFalse(AnswerFolder(of: try fixture.exercise()).exists)
  }

  func test_a_task_is_solved_from_its_last_check_until_its_file_changes() throws {
    var progress = LearnerProgress(of: fixture.course)
    let passed = TaskVerdict.graded([TestResult(name: "test", outcome: .passed)])
    try write(CourseFixture.numbers[0].solution)
    XCTAssertEqual(try answers.all(of: 4)["4.1"]?.isSolved, false)
    try progress.record([1: passed], of: fixture.exercise(), answers: fixture.answers())
    XCTAssertEqual(try answers.all(of: 4)["4.1"]?.isSolved, true)
    try write(CourseFixture.numbers[0].solution + "\n")
    XCTAssertEqual(try answers.all(of: 4)["4.1"]?.isSolved, false)
  }

  func test_the_first_save_creates_the_answer_folder() throws {
    try makeFixture(isStarted: false)
    let stub = try XCTUnwrap(answers.all(of: 4)["4.1"]?.saved)
    XCTAssertNil(try save("let a = 1\n", base: stub).conflict)
    XCTAssertEqual(try text(), "let a = 1\n")
    XCTAssertFalse(try fixture.text("Answers/04-signals/Package.swift").isEmpty)
    XCTAssertEqual(try backups(), [])
  }

  func test_a_file_that_changed_elsewhere_is_not_overwritten() throws {
    try write("elsewhere\n")
    XCTAssertEqual(try save("here\n", base: "before\n").conflict, "elsewhere\n")
    XCTAssertEqual(try text(), "elsewhere\n")
    XCTAssertNil(
      try save("elsewhere\n", base: "before\n").conflict, "Equal texts should not conflict.")
  }

  func test_the_discarded_version_is_backed_up() throws {
    try write("elsewhere\n")
    XCTAssertNotNil(try save("here\n", base: "elsewhere\n", rejected: "elsewhere\n").backup)
    XCTAssertEqual(try text(), "here\n")
    XCTAssertEqual(try backups(), ["elsewhere\n"])
    try write("again\n")
    XCTAssertNotNil(try save("again\n", base: "again\n", rejected: "here too\n").backup)
    XCTAssertEqual(try text(), "again\n")
    XCTAssertEqual(try Set(backups()), ["elsewhere\n", "here too\n"])
    XCTAssertEqual(try answers.all(of: 4)["4.1"]?.backups.count, 2)
    XCTAssertEqual(try answers.all(of: 4)["4.2"]?.backups, [])
  }

  func test_reset_and_restore_back_up_the_replaced_text() throws {
    let stub = try text()
    try write("mine\n")
    let reset = try XCTUnwrap(answers.reset("4.1").backup)
    XCTAssertEqual(try text(), stub)
    XCTAssertNil(try answers.reset("4.1").backup, "An unchanged stub should not be backed up.")
    try write("newer\n")
    let name = try XCTUnwrap(reset.split(separator: "/").last.map(String.init))
    XCTAssertNotNil(try answers.restore("4.1", from: name).backup)
    XCTAssertEqual(try text(), "mine\n")
    XCTAssertEqual(try Set(backups()), ["mine\n", "newer\n"])
    for strange in ["../../..", "", "no-such", ".", name + "/.."] {
      XCTAssertThrowsError(try answers.restore("4.1", from: strange), strange)
    }
    XCTAssertThrowsError(try answers.restore("4.2", from: name), "4.2 should refuse this backup.")
  }

  func test_a_save_preserves_line_endings() throws {
    try write("let a = 1\r\nlet b = 2\r\n")
    XCTAssertEqual(try answers.all(of: 4)["4.1"]?.saved, "let a = 1\nlet b = 2\n")
    XCTAssertNil(
      try save("let a = 1\nlet b = 3\n", base: "let a = 1\nlet b = 2\n").conflict)
    XCTAssertEqual(try text(), "let a = 1\r\nlet b = 3\r\n")
  }

  func test_only_task_files_inside_Answers_are_written() throws {
    for task in ["4", "4.9", "9.1", "../4.1", "4.1/../..", "04.1x", ""] {
      XCTAssertThrowsError(try save("here\n", base: "", task: task), task)
      XCTAssertThrowsError(try answers.reset(task), task)
    }
    let sources = root.appendingPathComponent("Answers/04-signals/Sources")
    let outside = root.appendingPathComponent("outside")
    try FileManager.default.moveItem(at: sources, to: outside)
    try FileManager.default.createSymbolicLink(at: sources, withDestinationURL: outside)
    let stub = try fixture.text("outside/Exercise04/Task2Triple.swift")
    XCTAssertThrowsError(try save("here\n", base: stub, task: "4.2"))
    XCTAssertEqual(try fixture.text("outside/Exercise04/Task2Triple.swift"), stub)
  }

  func test_a_symbolic_link_is_not_written() throws {
    let link = root.appendingPathComponent(file)
    try FileManager.default.removeItem(at: link)
    for target in ["outside.swift", "nowhere.swift"] {
      if target == "outside.swift" { try fixture.put("outside\n", target) }
      // In the first round, the link doesn't exist yet, so an error is ignored.
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: root.appendingPathComponent(target))
      XCTAssertThrowsError(try save("here\n", base: "outside\n"), target)
    }
    XCTAssertEqual(try fixture.text("outside.swift"), "outside\n")
    XCTAssertFalse(root.appendingPathComponent("nowhere.swift").isFile)
  }

  func test_concurrent_saves_report_a_conflict() throws {
    let before = try text()
    let answers = try XCTUnwrap(answers)
    let refused = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let request = LiveAnswers.SaveRequest(task: "4.1", text: "tab \(number)\n", base: before)
      // The test counts only conflicts, so it ignores failed saves.
      if (try? answers.save(request))?.conflict != nil { refused.withLock { $0 += 1 } }
    }
    XCTAssertEqual(refused.withLock { $0 }, 7)
  }

  func test_an_answer_must_be_built_before_it_is_played() throws {
    let played = PlayedAnswers(of: fixture.course)
    XCTAssertEqual(
      refusal { try played.play("scene\tavatars", on: "7.5") },
      "the server was restarted. Press “Play my answer” again.")
  }
}
