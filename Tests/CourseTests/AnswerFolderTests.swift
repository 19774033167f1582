import CourseFixtures
import Files
import XCTest

@testable import CourseModel

final class AnswerFolderTests: XCTestCase {
  private var fixture: CourseFixture!
  private let stub = "Sources/Exercise04/Task1Double.swift"
  private let mine = "/// Mine.\npublic func double(_ number: Int) -> Int { 1 }\n"

  override func setUpWithError() throws { fixture = try CourseFixture(isBegun: false) }

  private func begin() throws -> [String] {
    try AnswerFolder(of: fixture.exercise()).begin(stamp: "now")
  }
  private func remarks() throws -> [String] { try AnswerFolder(of: fixture.exercise()).remarks() }
  private func place(_ path: String) -> URL {
    fixture.root.appendingPathComponent("Answers/04-signals/\(path)")
  }
  private func answer() throws -> String { try TextFile.read(place(stub)) }

  func test_it_has_copies_of_the_stubs_and_links_to_the_rest() throws {
    XCTAssertEqual(
      try begin(),
      ["Answers/04-signals is yours: write in Answers/04-signals/Sources/Exercise04."])
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
      place("Sources/Exercise04/Given/Given.swift").isFile, "the link leads to the given file")
  }

  func test_what_is_no_file_in_a_task_s_place_stops_neither_the_folder_nor_its_remarks() throws {
    _ = try begin()
    for put: (String) throws -> Void in [
      { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) },
      { XCTAssertEqual(mkfifo($0, 0o600), 0) },
    ] {
      try FileManager.default.removeItem(at: place(stub))
      try put(place(stub).path)
      XCTAssertEqual(try begin(), [])
      XCTAssertEqual(try remarks(), [])
      XCTAssertFalse(place(stub).isFile)
    }
  }

  func test_a_second_time_it_changes_and_says_nothing() throws {
    _ = try begin()
    try fixture.answer(1, mine)
    XCTAssertEqual(try begin(), [])
    XCTAssertEqual(try answer(), mine)
    XCTAssertEqual(try remarks(), [])
  }

  func test_what_was_deleted_stays_away_and_what_was_never_made_is_made() throws {
    _ = try begin()
    try FileManager.default.removeItem(at: place(stub))
    XCTAssertEqual(try begin(), [])
    XCTAssertFalse(place(stub).isFile)
    // As after a kill in the middle: neither the file nor the note of it is there.
    try TextFile.write("", to: place(".begun"))
    XCTAssertEqual(try begin(), [])
    XCTAssertEqual(try answer(), CourseFixture.numbers[0].stub)
  }

  func test_a_manifest_that_was_deleted_comes_back() throws {
    _ = try begin()
    try FileManager.default.removeItem(at: place("Package.swift"))
    XCTAssertEqual(
      try begin(), ["Answers/04-signals/Package.swift was missing, and is there again."])
    XCTAssertTrue(place("Package.swift").isFile)
  }

  func test_a_file_in_the_place_of_a_folder_is_named_and_stays() throws {
    let answers = fixture.root.appendingPathComponent("Answers")
    for file in [answers, answers.appendingPathComponent("04-signals")] {
      try? FileManager.default.removeItem(at: answers)
      try TextFile.write("mine", to: file)
      XCTAssertEqual(
        refusal { try begin() },
        "\(file.path) is a file, and your answers need a folder there. Give the file another name.")
      XCTAssertEqual(try TextFile.read(file), "mine")
    }
  }

  func test_who_knew_the_newest_stub_in_one_half_of_a_merge_knows_it() throws {
    _ = try begin()
    try fixture.answer(1, mine)
    let known = try TextFile.read(place(".begun"))
    let older = known.replacing(/[0-9a-f]{16}/, with: "0123456789abcdef")
    for halves in [(known, older), (older, known)] {
      try TextFile.write(
        "<<<<<<< HEAD\n\(halves.0)=======\n\(halves.1)>>>>>>> other\n", to: place(".begun"))
      XCTAssertEqual(try remarks(), [])
    }
  }

  func test_an_untouched_answer_follows_a_newer_stub_and_a_touched_one_stays() throws {
    _ = try begin()
    try fixture.ship(stub, "/// Newer.\n" + CourseFixture.numbers[0].stub)
    XCTAssertEqual(try begin(), [])
    XCTAssertEqual(try answer(), "/// Newer.\n" + CourseFixture.numbers[0].stub)
    try fixture.answer(1, mine)
    try fixture.ship(stub, "/// Newest.\n" + CourseFixture.numbers[0].stub)
    for _ in 1...2 {
      XCTAssertEqual(try begin(), [])
      XCTAssertEqual(try answer(), mine)
      XCTAssertEqual(
        try remarks(),
        [
          "the course has another stub of 4.1 since you began it; your answer stays as it is. "
            + "`diff Answers/04-signals/\(stub) Exercises/04-signals/\(stub)` shows both, and "
            + "`swift run course start 4.1` ends this remark."
        ])
    }
    try AnswerFolder(of: fixture.exercise()).acknowledge([fixture.task(1)])
    XCTAssertEqual(try remarks(), [])
  }

  func test_a_task_that_is_new_comes_into_a_folder_that_is_there() throws {
    _ = try begin()
    try fixture.ship("Sources/Exercise04/Task3More.swift", "let more = 1\n")
    XCTAssertEqual(try begin(), [])
    XCTAssertEqual(try TextFile.read(place("Sources/Exercise04/Task3More.swift")), "let more = 1\n")
  }

  func test_what_somebody_wrote_into_the_course_s_stub_is_taken_over() throws {
    try fixture.commit()
    let own = try fixture.exercise().folder
    try TextFile.write(mine, to: own.appendingPathComponent(stub))
    try TextFile.write(
      "let helper = 1\n", to: own.appendingPathComponent("Sources/Exercise04/Mine.swift"))
    let sentences = try begin()
    XCTAssertEqual(
      Array(sentences.dropFirst()),
      [
        "Exercises/04-signals/\(stub) has your changes, so Answers/04-signals/\(stub) began with them. "
          + "`git restore Exercises/04-signals/\(stub)` brings the course's back.",
        "Exercises/04-signals/Sources/Exercise04/Mine.swift is a file of yours, so it was copied to "
          + "Answers/04-signals/Sources/Exercise04/Mine.swift.",
      ])
    XCTAssertEqual(try answer(), mine)
    XCTAssertEqual(try remarks(), [], "both say the same")
    try fixture.answer(1, mine + "// and more\n")
    let remark = try XCTUnwrap(remarks().first)
    XCTAssertTrue(
      remark.contains("`swift run course start 4.1 --from-exercises` takes the other"), remark)
    let (files, backup) = try AnswerFolder(of: fixture.exercise())
      .takeFromExercises([fixture.task(1)], in: fixture.course, stamp: "2026-01-02")
    XCTAssertEqual(files, ["Answers/04-signals/\(stub)"])
    XCTAssertEqual(backup, ".course/backups/2026-01-02")
    XCTAssertEqual(try answer(), mine)
  }

  func test_what_took_the_place_of_a_link_is_kept_among_the_backups() throws {
    _ = try begin()
    try FileManager.default.removeItem(at: place("Tests"))
    try TextFile.write("mine\n", to: place("Tests/Mine.swift"))
    let sentence = try XCTUnwrap(begin().first)
    XCTAssertTrue(sentence.hasSuffix("there is in .course/backups/now."), sentence)
    XCTAssertEqual(
      try TextFile.read(
        fixture.root.appendingPathComponent(
          ".course/backups/now/Answers/04-signals/Tests/Mine.swift")), "mine\n")
    XCTAssertTrue(place("Tests/Exercise04Tests/Task1DoubleTests.swift").isFile)
  }

  func test_a_merge_of_two_machines_in_its_note_keeps_both_sides() throws {
    _ = try begin()
    let note = try TextFile.read(place(".begun"))
    try TextFile.write("<<<<<<< HEAD\n\(note)=======\n>>>>>>> other\n", to: place(".begun"))
    try FileManager.default.removeItem(at: place(stub))
    XCTAssertEqual(try begin(), [])
    XCTAssertFalse(place(stub).isFile, "it is known that it was begun")
  }

  func test_an_exercise_that_is_being_written_has_no_answers_yet() throws {
    fixture = try CourseFixture(isSealed: false, isBegun: false)
    XCTAssertEqual(try begin(), [])
    XCTAssertFalse(AnswerFolder(of: try fixture.exercise()).isThere)
  }
}
