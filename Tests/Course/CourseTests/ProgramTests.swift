import CourseFixtures
import XCTest

@testable import Terminal
@testable import course

final class ProgramTests: XCTestCase {
  private func run(_ words: String...) -> (code: Int32, text: String, errors: String) {
    Program.course.ran(words)
  }

  func test_invalid_input_is_reported_in_wrapped_lines_with_code_64() {
    let lines: [[String]] = [
      ["frob"], ["--frob"], ["check", "--frob"], ["check", "four"], ["check", "4", "5"],
      ["check", "4.x"], ["check", "1.１"], ["hint"], ["hint", "4"], ["solution"], ["reset"],
      ["watch", "-1"],
      ["help", "frob"], ["doctor", "4"], ["check", "99999999999999999999"], ["room"], ["room", ""],
      ["room", "/no/such/folder"], ["room", ".", "4.1"], ["room", ".", "4", "5"],
      ["room", ".", "--html", "--csv"], ["room", "."], ["present", "4.1"],
      ["room", ".", "--out", "--csv"], ["room", ".", "--out", "marks.html"],
      ["room", ".", "4", "--html", "--out", "a", "--out", "b"],
    ]
    for words in lines {
      let (code, text, errors) = Program.course.ran(words)
      XCTAssertEqual(code, 64, "\(words)")
      XCTAssertEqual(text, "", "\(words)")
      XCTAssertTrue(errors.hasPrefix("course: "), "\(words): \(errors)")
      XCTAssertTrue(errors.split(separator: "\n").allSatisfy { $0.count <= 80 }, errors)
    }
  }

  func test_two_dashes_before_a_command_are_ignored() {
    XCTAssertEqual(run("--", "check", "--help").text, run("check", "--help").text)
  }

  func test_every_command_has_a_complete_help() {
    for command in Program.course.commands where command.name != "board" {
      let answer = run(command.name, "--help")
      XCTAssertEqual(answer.code, 0)
      XCTAssertTrue(answer.text.hasPrefix("course \(command.name)"), answer.text)
      XCTAssertEqual(run("help", command.name).text, answer.text)
      for option in command.options + command.valuedOptions {
        XCTAssertTrue(
          answer.text.contains(option), "`course \(command.name) --help` should explain \(option).")
      }
      for line in answer.text.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 80, "\(command.name): \(line)")
      }
    }
  }

  func test_the_version_is_printed() {
    let answer = run("--version")
    XCTAssertEqual(answer.code, 0)
    XCTAssertNotNil(answer.text.wholeMatch(of: /course \d+\.\d+\.\d+\n/), answer.text)
  }

  func test_the_list_of_commands_has_one_line_each_and_at_most_20() {
    let lines = run("--help").text.split(separator: "\n")
    XCTAssertLessThanOrEqual(lines.count, 20)
    for command in Program.course.commands where command.name != "board" {
      XCTAssertEqual(
        lines.count { $0.contains(" course \(command.name)") && $0.hasSuffix(command.summary) }, 1,
        command.name)
    }
    XCTAssertEqual(
      lines.first, "Learn   course                  your progress, and the next step")
    XCTAssertEqual(
      lines.compactMap { $0.prefixMatch(of: /[A-Z]\w+/).map { String($0.0) } },
      ["Learn", "Read", "Teach", "Upkeep"])
    XCTAssertTrue(lines.last?.hasSuffix("Each command has --help.") ?? false)
    XCTAssertEqual(run("help").text, run("--help").text)
  }

  func test_summaries_wrap_in_a_narrow_window() {
    for columns in [56, 60, 70] {
      let lines = Program.course.help(columns: columns).split(separator: "\n")
      for line in lines { XCTAssertLessThanOrEqual(line.count, columns, String(line)) }
    }
  }

  func test_a_misspelled_word_is_answered_with_the_right_one() {
    for (typed, meant) in [
      ("chek", "check"), ("checck", "check"), ("chwck", "check"), ("hceck", "check"),
      ("CHECK", "check"), ("solutoin", "solution"), ("presen", "present"),
    ] {
      XCTAssertEqual(
        run(typed).errors,
        "course: unknown command “\(typed)”. Did you mean “swift run course \(meant)”?\n")
    }
    XCTAssertEqual(
      run("check", "--eidt").errors,
      "course: unknown option “--eidt” for “check”. Did you mean “--edit”? "
        + "See `swift\nrun course check --help`.\n")
    for typed in ["frob", "x", "", "hit the road"] {
      XCTAssertFalse(run(typed).errors.contains("Did you mean"), typed)
    }
  }

  func test_advice_breaks_between_words_and_never_inside_a_command() {
    XCTAssertEqual(
      printed(width: 40) {
        $0.next("edit a file somewhere, then `swift run course check 4.1`. Stuck? `x y`")
      },
      """

      Next: edit a file somewhere, then
      `swift run course check 4.1`. Stuck?
      `x y`

      """)
  }

  func test_advice_is_one_line_without_a_window() {
    let recorder = Recorder()
    let terminal = Terminal(write: { recorder.text += $0 }, writeError: { _ in })
    let step = String(repeating: "word ", count: 40) + "end"
    terminal.next(step)
    XCTAssertEqual(recorder.text, "\nNext: \(step)\n")
  }

  func test_a_room_without_isolation_is_refused_with_advice() {
    let sentence = refusal { try RoomCommand.isolation(nil) }
    for help in ["Install the bubblewrap package", "seccomp=unconfined", "--trust-answers"] {
      XCTAssertTrue(sentence.contains(help), sentence)
    }
  }
}
