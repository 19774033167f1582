import Terminal
import XCTest

final class ArgumentsTests: XCTestCase {
  private func read(_ words: [String]) throws -> Arguments {
    try Arguments(words, options: ["--json"], valued: ["--out"], maximumOperands: 1)
  }

  func test_invalid_arguments_are_reported() {
    let problems: [([String], Arguments.Problem)] = [
      (["--frob"], .unknownOption("--frob")), (["--json=1"], .unknownOption("--json=1")),
      (["--out"], .missingValue("--out")), (["--out", "--json"], .missingValue("--out")),
      (["--out", "a", "--out=b"], .repeated("--out")), (["1", "2"], .unexpected("2")),
    ]
    for (words, problem) in problems {
      XCTAssertThrowsError(try read(words)) { XCTAssertEqual($0 as? Arguments.Problem, problem) }
    }
    for (words, value) in [
      (["--out", "-"], "-"), (["--out=--json"], "--json"), (["--out=a=b"], "a=b"),
    ] {
      XCTAssertEqual(try read(words).value(of: "--out"), value)
    }
  }
}
