import Terminal
import XCTest

final class ArgumentsTests: XCTestCase {
  private func read(_ words: [String]) throws -> Arguments {
    try Arguments(words, options: ["--json"], valued: ["--out"], mostOperands: 1)
  }

  func test_options_and_operands_can_be_mixed() throws {
    let arguments = try read(["--json", "4", "--out", "folder"])
    XCTAssertTrue(arguments.has("--json"))
    XCTAssertFalse(arguments.has("--help"))
    XCTAssertEqual(arguments.operands, ["4"])
    XCTAssertEqual(arguments.value(of: "--out"), "folder")
  }

  func test_a_value_can_follow_an_equals_sign() throws {
    XCTAssertEqual(try read(["--out=a=b"]).value(of: "--out"), "a=b")
  }

  func test_h_is_help() throws {
    XCTAssertTrue(try read(["-h"]).has("--help"))
  }

  func test_invalid_arguments_are_named() {
    let problems: [([String], Arguments.Problem)] = [
      (["--frob"], .unknownOption("--frob")), (["--json=1"], .unknownOption("--json=1")),
      (["--out"], .missingValue("--out")), (["--out", "--json"], .missingValue("--out")),
      (["--out", "a", "--out=b"], .repeated("--out")), (["1", "2"], .unexpected("2")),
    ]
    for (words, problem) in problems {
      XCTAssertThrowsError(try read(words)) { XCTAssertEqual($0 as? Arguments.Problem, problem) }
    }
    for words in [["--out", "-"], ["--out=--json"]] { XCTAssertNoThrow(try read(words)) }
  }
}
