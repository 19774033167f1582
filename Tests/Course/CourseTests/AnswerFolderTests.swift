import Grading
import CourseFixtures
import Files
import XCTest

@testable import Exercises

final class AnswerFolderTests: XCTestCase {
  private var fixture: CourseFixture!
  private let stub = "Sources/Exercise04/Task1Double.swift"
  private let mine = "/// Mine.\npublic func double(_ number: Int) -> Int { 1 }\n"

  override func setUpWithError() throws { fixture = try CourseFixture(isStarted: false) }

  private func prepare() throws -> [String] {
    try AnswerFolder(of: fixture.exercise()).prepare(stamp: "now")
  }
  private func remarks() throws -> [String] { try AnswerFolder(of: fixture.exercise()).remarks() }
  private func place(_ path: String) -> URL {
    fixture.root.appendingPathComponent("Answers/04-signals/\(path)")
  }
  private func answer() throws -> String { try TextFile.read(place(stub)) }

  func test_an_answer_folder_has_copies_of_the_stubs_and_links_to_the_rest() throws {
    XCTAssertEqual(
      try prepare(),
      ["Created Answers/04-signals. Write your answers in its Sources/Exercise04 folder."])
    XCTAssertEqual(try answer(), CourseFixture.numbers[0].stub)
    XCTAssertEqual(
      try TextFile.read(place("Package.swift")), try fixture.exercise().shipped["Package.swift"])
    for (link, target) in [
      ("Tests", "../../Exercises/04-signals/Tests"),
      (
        "Sources/Exercise04/Given",
        "../../../../Exercises/04-signals/Sources/Exercise04/Given"
      ),
    ] {
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(atPath: place(link).path), target)
    }
    XCTAssertTrue(
      place("Sources/Exercise04/Given/Given.swift").isFile, "`Given` should link to the files.")
  }

  func test_a_folder_or_pipe_in_place_of_a_task_is_kept_without_a_remark() throws {
    _ = try prepare()
    for put: (String) throws -> Void in [
      { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) },
      { XCTAssertEqual(mkfifo($0, 0o600), 0) },
    ] {
      try FileManager.default.removeItem(at: place(stub))
      try put(place(stub).path)
      XCTAssertEqual(try prepare(), [])
      XCTAssertEqual(try remarks(), [])
      XCTAssertFalse(place(stub).isFile)
    }
  }

  private var state: URL { StateFile.file(in: fixture.root) }

  func test_a_deleted_stub_is_not_restored_automatically() throws {
    _ = try prepare()
    try FileManager.default.removeItem(at: place(stub))
    XCTAssertEqual(try prepare(), [])
    XCTAssertFalse(place(stub).isFile)
  }

  func test_a_stub_that_was_never_copied_is_copied() throws {
    _ = try prepare()
    // A crash while stubs are copied can leave both the file and its digest missing.
    try FileManager.default.removeItem(at: place(stub))
    try FileManager.default.removeItem(at: state)
    XCTAssertEqual(try prepare(), [])
    XCTAssertEqual(try answer(), CourseFixture.numbers[0].stub)
  }

  func test_without_a_state_file_unchanged_copies_are_updated_and_others_are_kept() throws {
    _ = try prepare()
    try FileManager.default.removeItem(at: state)
    XCTAssertEqual(try prepare(), [])
    let newer = "/// Newer.\n" + CourseFixture.numbers[0].stub
    try fixture.ship(stub, newer)
    XCTAssertEqual(try prepare(), [])
    XCTAssertEqual(try answer(), newer)
    try FileManager.default.removeItem(at: state)
    try fixture.ship(stub, "/// Newest.\n" + CourseFixture.numbers[0].stub)
    XCTAssertEqual(try prepare(), [])
    XCTAssertEqual(try answer(), newer)
  }

  func test_a_deleted_manifest_is_restored() throws {
    _ = try prepare()
    try FileManager.default.removeItem(at: place("Package.swift"))
    XCTAssertEqual(
      try prepare(), ["Answers/04-signals/Package.swift was missing and has been restored."])
    XCTAssertTrue(place("Package.swift").isFile)
  }

  func test_a_file_in_place_of_a_folder_is_reported_and_kept() throws {
    let answers = fixture.root.appendingPathComponent("Answers")
    for file in [answers, answers.appendingPathComponent("04-signals")] {
      try? FileManager.default.removeItem(at: answers)
      try TextFile.write("mine", to: file)
      XCTAssertEqual(
        refusal { try prepare() },
        "\(file.path) is a file, but your answers need a folder there. Rename the file.")
      XCTAssertEqual(try TextFile.read(file), "mine")
    }
  }

  func test_a_newer_stub_replaces_an_untouched_answer_but_not_an_edited_one() throws {
    _ = try prepare()
    try fixture.ship(stub, "/// Newer.\n" + CourseFixture.numbers[0].stub)
    XCTAssertEqual(try prepare(), [])
    XCTAssertEqual(try answer(), "/// Newer.\n" + CourseFixture.numbers[0].stub)
    try fixture.answer(1, mine)
    try fixture.ship(stub, "/// Newest.\n" + CourseFixture.numbers[0].stub)
    for _ in 1...2 {
      XCTAssertEqual(try prepare(), [])
      XCTAssertEqual(try answer(), mine)
      XCTAssertEqual(
        try remarks(),
        [
          "the stub of 4.1 has changed since you started. Your answer began with the old one. "
            + "Compare them: `diff Answers/04-signals/\(stub) Exercises/04-signals/\(stub)`. "
            + "To hide this note: `swift run course start 4.1`."
        ])
    }
    try AnswerFolder(of: fixture.exercise()).acknowledge([fixture.task(1)])
    XCTAssertEqual(try remarks(), [])
  }

  func test_an_uncommitted_edit_in_Exercises_does_not_change_copies() throws {
    try fixture.commit()
    let original = CourseFixture.numbers[0].stub
    try fixture.ship(stub, mine)
    _ = try prepare()
    XCTAssertEqual(try answer(), mine)
    try fixture.git("restore", "Exercises/04-signals")
    XCTAssertEqual(try prepare(), [])
    XCTAssertEqual(try answer(), mine, "`git restore` in Exercises should not change the copy.")
    try fixture.answer(1, original)
    XCTAssertEqual(try prepare(), [])
    try fixture.ship(stub, mine)
    XCTAssertEqual(try prepare(), [])
    XCTAssertEqual(try answer(), original)
  }

  func test_uncommitted_changes_are_reported() throws {
    XCTAssertNil(try fixture.exercise().remarkOnChanges, "Without git, nothing should be reported.")
    try fixture.commit()
    XCTAssertNil(try fixture.exercise().remarkOnChanges)
    for path in [
      stub, "Sources/Exercise04/Given/Given.swift", "Tests/Exercise04Tests/Task1DoubleTests.swift",
    ] {
      try fixture.ship(path, "// changed\n")
      XCTAssertEqual(
        try fixture.exercise().remarkOnChanges,
        "Exercises/04-signals has uncommitted changes, which this check used. "
          + "Undo them with `git restore Exercises/04-signals`.")
      try fixture.git("restore", "Exercises/04-signals")
      XCTAssertNil(try fixture.exercise().remarkOnChanges)
    }
  }

  func test_files_in_place_of_a_link_are_backed_up() throws {
    _ = try prepare()
    try FileManager.default.removeItem(at: place("Tests"))
    try TextFile.write("mine\n", to: place("Tests/Mine.swift"))
    let sentence = try XCTUnwrap(prepare().first)
    XCTAssertTrue(sentence.hasSuffix("The original is in .course/backups/now."), sentence)
    XCTAssertEqual(
      try fixture.text(".course/backups/now/Answers/04-signals/Tests/Mine.swift"), "mine\n")
    XCTAssertTrue(place("Tests/Exercise04Tests/Task1DoubleTests.swift").isFile)
  }
}
