import Marbles
import XCTest

final class MarbleTextErrorTests: XCTestCase {
  func test_putsACaretUnderTheBadCharacter() {
    assertError(
      "--ab)--|",
      """
      A group is closed that was never opened: write ( before it.
        --ab)--|
            ^
      """)
  }

  func test_countsTheColumnsOfWideCharacters() {
    assertError(
      "猫e\u{301}((a",
      """
      A group cannot be inside another one: remove this (.
        猫e\u{301}((a
            ^
      """)
  }

  func test_groups() {
    assertError("-(ab", position: 1, "A group is opened and never closed")
    assertError("-()", position: 2, "A group has to hold something")
    assertError("-(a-b)", position: 3, "A group is one instant, so no time passes in it")
  }

  func test_quotes() {
    assertError("--'abc", position: 2, "A quoted value is never closed")
    assertError("--'abc\\'", position: 2, "A quoted value is never closed")
    assertError("--'a\\u{x}'", position: 4, "Nothing is written like this")
    assertError("--'a\\", position: 4, "Nothing is written like this")
  }

  func test_pausesThatAreTooLong() {
    for pause in ["9223372036854775807m", "9223372036854775807s", "99999999999999999999ms"] {
      assertError("a \(pause) b", position: 2, "This pause is longer than time is counted")
    }
    assertError("600000000000s a 600000000000s b", position: 16, "This pause is longer")
  }

  func test_errorsThatAreUnknown() {
    assertError("-a#b", position: 2, "No error has the name b: write # alone.")
  }

  func test_theGrammarOfEvents() {
    assertError("-a|--b", position: 5, "Nothing can follow the end of a signal")
    assertError("-a#|", position: 3, "Nothing can follow the end of a signal")
    assertError("-a|!", position: 3, "Nothing can follow the end of a signal")
    assertError("-a!-b", position: 4, "After ! no event arrives any more")
    assertError("-^-^", position: 3, "A timeline has one subscription")
    assertError("-a-^", position: 3, "No event arrives before the subscription")
  }

  func test_valuesThatAreUnknown() {
    assertError("-x", position: 1, "x is not of type Int: give values by name.")
    XCTAssertThrowsError(try Timeline(parsing: "-a-c", values: ["b": 1, "a": 2])) { error in
      XCTAssertEqual(
        "\(error)",
        """
        No value has the name c: the names are a, b.
          -a-c
             ^
        """)
    }
  }

  func test_timeMayGoOnAfterTheEnd() throws {
    XCTAssertEqual(try Timeline<String>(parsing: "-a|  --"), "-a|")
  }

  private func assertError(_ text: String, _ description: String, line: UInt = #line) {
    XCTAssertThrowsError(try Timeline<String>(parsing: text), line: line) { error in
      XCTAssertEqual("\(error)", description, line: line)
    }
  }

  private func assertError(_ text: String, position: Int, _ start: String, line: UInt = #line) {
    do {
      let timeline: Any =
        text == "-x" ? try Timeline<Int>(parsing: text) : try Timeline<String>(parsing: text)
      XCTFail("\(text) was read as \(timeline)", line: line)
    } catch let error as MarbleTextError {
      XCTAssertEqual(error.position, position, line: line)
      XCTAssert(error.message.hasPrefix(start), error.message, line: line)
    } catch {
      XCTFail("\(error)", line: line)
    }
  }
}
