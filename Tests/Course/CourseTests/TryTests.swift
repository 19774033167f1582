import Terminal
import Contacts
import CourseFixtures
import Grading
import LiveSite
import Scenes
import XCTest

@testable import course

final class TryTests: XCTestCase {
  private func session(_ name: String) throws -> TrySession {
    try TrySession(try XCTUnwrap(allScenes().first { $0.name == name }))
  }

  private func press(_ text: String, in session: inout TrySession) throws {
    for letter in text { XCTAssertTrue(try session.press(.character(letter))) }
  }

  private func lines(of session: TrySession, rows: Int = 24, columns: Int = 80) -> [String] {
    let size = Terminal.Size(columns: columns, rows: rows)
    return TryFrame(session: session, size: size, hasColor: false).lines
  }

  func test_input_has_a_time_and_time_starts_with_the_first_key() throws {
    var session = try session("search")
    session.pass(.seconds(9))
    XCTAssertEqual(session.now, .zero)
    try press("c", in: &session)
    session.pass(.milliseconds(200))
    try press("a", in: &session)
    XCTAssertEqual(session.history, [Input(0, "search", "c"), Input(200, "search", "ca")])
    try press("\u{7F}", in: &session)
    XCTAssertEqual(session.text(in: "search"), "c")
  }

  func test_input_at_an_earlier_time_replaces_later_input() throws {
    var session = try session("search")
    try press("\n", in: &session)
    session.pass(.milliseconds(1000))
    XCTAssertEqual(session.text(in: "search"), "cat")
    XCTAssertTrue(try session.press(.left))
    XCTAssertFalse(session.isRunning)
    XCTAssertEqual(session.text(in: "search"), "ca")
    try press("b", in: &session)
    XCTAssertEqual(session.history.map(\.text), ["c", "ca", "cab"])
  }

  func test_time_stops_a_second_after_the_last_event() throws {
    var session = try session("search")
    try press("\n", in: &session)
    for _ in 0..<200 { session.pass(.milliseconds(100)) }
    XCTAssertEqual(session.now, .milliseconds(12_000))
    XCTAssertFalse(session.isRunning)
  }

  func test_keys_tap_buttons_and_toggles_and_choose_parts_and_variants() throws {
    var session = try session("save")
    try press("Ada\t ", in: &session)
    try press("\t ", in: &session)
    session.pass(.milliseconds(10))
    try press(" x", in: &session)
    XCTAssertEqual(
      session.history.map { [$0.part, $0.text] },
      [
        ["name", "A"], ["name", "Ad"], ["name", "Ada"], ["save", ""], ["offline", "on"],
        ["offline", "off"],
      ])
    XCTAssertTrue(try session.press(.up))
    XCTAssertEqual(session.variant, 2)
    XCTAssertTrue(try session.press(.down))
    XCTAssertEqual(session.variant, 0)
    XCTAssertFalse(try session.press(.escape))
  }

  func test_a_frame_shows_the_problem_its_cause_and_how_long_each_variant_was_wrong() throws {
    var session = try session("search")
    try press("\n", in: &session)
    session.pass(.milliseconds(6000))
    let frame = lines(of: session)
    XCTAssertTrue(frame.contains("✗ The list shows names for “ca”, not “cat”."))
    XCTAssertTrue(frame[2].hasSuffix("▶ typed.flattenMap(find)"), frame[2])
    XCTAssertTrue(frame[3].hasSuffix("wrong for 1.6 s"), frame[3])
    XCTAssertTrue(frame.contains { $0.hasSuffix("never wrong") })
    XCTAssertTrue(
      frame.suffix(3).joined(separator: " ")
        .contains("because find ca at 0.4 s, because of ca at 0.4 s"), "\(frame.suffix(3))")
  }

  func test_the_first_input_is_shown_as_a_cause() throws {
    var session = try session("search")
    try press("c", in: &session)
    session.pass(.milliseconds(6000))
    let end = lines(of: session).suffix(3).joined(separator: " ")
    XCTAssertTrue(end.contains("because find c at 0.0 s, because of c at 0.0 s"), end)
  }

  func test_each_frame_of_each_scene_fits_the_window() throws {
    for scene in allScenes() {
      for (columns, rows) in [(80, 24), (60, 20), (200, 60), (12, 4), (30, 2), (1, 1)] {
        var session = try TrySession(scene)
        if scene.parts.first(where: \.isInput)?.kind == .field { try press("\n", in: &session) }
        for _ in 0..<12 {
          session.pass(.seconds(1))
          let frame = lines(of: session, rows: rows, columns: columns)
          XCTAssertEqual(frame.count, rows, scene.name)
          for line in frame { XCTAssertLessThanOrEqual(line.displayWidth, columns, line) }
        }
      }
    }
  }

  func test_without_a_terminal_every_variant_is_printed() throws {
    let (code, text, _) = Program.course.ran(["try", "search"])
    XCTAssertEqual(code, 0)
    for part in ["typed.flattenMap(find)\n", "wrong for 2.0 s of 6.4 s\n", "never wrong\n"] {
      XCTAssertTrue(text.contains(part), text)
    }
  }

  func test_an_unknown_scene_is_answered_with_the_list_of_scenes() throws {
    for (words, sentence) in [
      (["try"], "missing name. The scenes are search, views,"),
      (["try", "serch"], "unknown scene serch. Did you mean search? The scenes are"),
      (["try", "9"], "unknown scene 9. The scenes are"),
      (["try", "7"], ". The tasks with a scene are 7.5, 11.5, 13.5, 14.4, 17.2, 17.3."),
    ] {
      let (code, text, errors) = Program.course.ran(words)
      XCTAssertEqual(code, 64)
      XCTAssertTrue(errors.replacing("\n", with: " ").contains(sentence), errors)
      XCTAssertEqual(text, "")
    }
  }

  func test_an_answer_is_run_once_per_key_with_its_own_script() throws {
    let scene = try XCTUnwrap(allScenes().first { $0.name == "avatars" })
    var asked: [[Input]] = []
    var session = try TrySession(scene, variant: 1, script: [Input(7, "scroll")]) {
      asked.append($0)
      return scene.runs(of: $0, with: [])
    }
    try press("s", in: &session)
    session.pass(.milliseconds(100))
    _ = lines(of: session)
    try press(" ", in: &session)
    XCTAssertEqual(
      asked, [[], [Input(7, "scroll")], [Input(7, "scroll"), Input(100, "scroll")]])
    XCTAssertEqual(session.variant, 1)
  }

  func test_a_task_without_a_scene_is_answered_with_the_tasks_that_have_one() throws {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    XCTAssertThrowsError(
      try AnswerProgram(of: exercise.task(1), in: exercise, Answers(stubsOf: exercise))
    ) {
      XCTAssertTrue(
        "\($0)".contains(
          "has no scene. These tasks have one: 7.5, 11.5, 13.5, 14.4, 17.2, 17.3."),
        "\($0)")
    }
  }
}
