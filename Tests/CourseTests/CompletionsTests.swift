import CourseFixtures
import Foundation
import Sandbox
import XCTest

@testable import Console
@testable import Sandbox
@testable import course

final class CompletionsTests: XCTestCase {
  private func script(_ shell: String) throws -> String {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    return try Completions.script(for: shell, program: .course, course: fixture.course)
  }

  func test_every_shell_knows_every_command_option_chapter_and_task() throws {
    for shell in CompletionWords.shells {
      let script = try script(shell)
      for command in Program.course.commands {
        XCTAssertTrue(script.contains(command.name), "\(shell): \(command.name)")
        for option in command.options {
          XCTAssertTrue(script.contains(option), "\(shell): \(command.name) \(option)")
        }
      }
      for word in ["4.1 4.2", "04-signals"] {
        XCTAssertTrue(script.contains(word), "\(shell): \(word)")
      }
    }
  }

  func test_bash_completes_after_swift_run_course() throws {
    let script = try script("bash")
    let rows: [(typed: String, completions: String)] = [
      ("swift run course che", "check"),
      ("swift run course check 4.", "4.1 4.2"),
      ("swift run course hint ", "4.1 4.2 --json --again --help"),
      ("swift run 0", "04-signals"),
      ("swift build --v", ""),
      ("course completions z", "zsh"),
    ]
    for row in rows {
      let words = row.typed.split(separator: " ", omittingEmptySubsequences: false)
      let finished = try ChildProcess(
        [
          "bash", "-c",
          """
          \(script)
          COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
          COMP_CWORD=\(words.count - 1)
          if [[ ${COMP_WORDS[0]} == swift ]]; then _course_after_swift; else _course; fi
          echo "${COMPREPLY[*]}"
          """,
        ], limits: Limits(time: 20)
      ).run()
      XCTAssertEqual(finished.output, row.completions + "\n", row.typed + finished.errors)
    }
  }

  func test_a_missing_or_unknown_shell_is_one_line() {
    for words in [["completions"], ["completions", "tcsh"]] {
      let recorder = Recorder()
      XCTAssertEqual(Program.course.run(words, terminal: .recording(into: recorder)), 64)
      XCTAssertEqual(
        recorder.errors,
        "course: for which shell? Write `course completions bash`, zsh or fish.\n")
    }
  }
}
