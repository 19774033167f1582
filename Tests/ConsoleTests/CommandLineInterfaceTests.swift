import Console
import Synchronization
import XCTest

final class CommandLineInterfaceTests: XCTestCase {
  private enum Greet: Command {
    static let name = "greet"
    static let summary = "greets"
    static let options = ["--loud"]
    static let operands = 1
    static let help = "greet [NAME]"

    static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
      guard let name = arguments.operands.first else { throw Missing() }
      terminal.say(arguments.has("--loud") ? name.uppercased() : name)
      return .success
    }
  }

  private struct Missing: Error {}

  private final class Screen: Sendable {
    private let text = Mutex("")
    private let errors = Mutex("")

    func run(_ words: String...) -> (code: Int32, text: String, errors: String) {
      let terminal = Terminal(
        write: { text in self.text.withLock { $0 += text } },
        writeError: { text in self.errors.withLock { $0 += text } })
      let interface = CommandLineInterface("polite", [Greet.self], first: Greet.self) { _ in
        "greet whom?"
      }
      let code = interface.run(words, terminal: terminal)
      return (code, text.withLock { $0 }, errors.withLock { $0 })
    }
  }

  func test_a_command_is_found_by_its_name() {
    let ran = Screen().run("greet", "Ada", "--loud")
    XCTAssertEqual(ran.code, 0)
    XCTAssertEqual(ran.text, "ADA\n")
  }

  func test_help_is_printed_and_nothing_else_happens() {
    for words in [["greet", "-h"], ["help", "greet"], ["help"], ["--help"]] {
      let screen = Screen()
      let ran =
        words.count == 1 ? screen.run(words[0]) : screen.run(words[0], words[1])
      XCTAssertEqual(ran.text, "greet [NAME]\n")
      XCTAssertEqual(ran.code, 0)
    }
  }

  func test_a_line_that_makes_no_sense_is_one_sentence_and_64() {
    let ran = Screen().run("frob")
    XCTAssertEqual(ran.code, 64)
    XCTAssertEqual(
      ran.errors, "polite: there is no command “frob”. The commands are: greet.\n")
    XCTAssertEqual(Screen().run("greet", "--x").code, 64)
    XCTAssertEqual(Screen().run("greet", "a", "b").code, 64)
  }

  func test_an_error_is_one_sentence_and_1() {
    let ran = Screen().run("greet")
    XCTAssertEqual(ran.code, 1)
    XCTAssertEqual(ran.errors, "polite: greet whom?\n")
  }
}
