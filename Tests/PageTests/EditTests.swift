import XCTest

@testable import Page

final class EditTests: XCTestCase {
  private let right = """
    func sum(_ a: Int, _ b: Int) -> Int {
      let sum = a + b

      return sum
    }

    func half(_ a: Int) -> Int {
      return a / 2
    }

    """

  private func edited(_ hunks: String) throws -> String {
    try EditFile("=== name\n\(hunks)\n", named: "Sum.diff").edits[0].applied(to: right)
  }

  private func problem(_ hunks: String) -> String? {
    do {
      return "no problem, but \(try edited(hunks))"
    } catch {
      return (error as? EditError)?.errorDescription
    }
  }

  func test_a_line_takes_the_place_of_another() throws {
    XCTAssertEqual(
      try edited("-  let sum = a + b\n+  let sum = a - b"),
      right.replacing("a + b", with: "a - b"))
  }

  func test_each_hunk_finds_its_place_in_the_right_answer_whatever_their_order() throws {
    XCTAssertEqual(
      try edited("-  return a / 2\n+  return a\n\n-  let sum = a + b\n+  let sum = a"),
      right.replacing("a / 2", with: "a").replacing("a + b", with: "a"))
  }

  func test_a_kept_line_says_where_others_are_put_in() throws {
    XCTAssertEqual(
      try edited("   let sum = a + b\n+  print(sum)"),
      right.replacing("a + b\n", with: "a + b\n  print(sum)\n"))
    XCTAssertEqual(
      try edited("+  print(a)\n   let sum = a + b"),
      right.replacing("  let sum", with: "  print(a)\n  let sum"))
  }

  func test_an_ellipsis_takes_out_all_that_lies_between_two_lines() throws {
    XCTAssertEqual(
      try edited("-func sum(_ a: Int, _ b: Int) -> Int {\n-…\n-}\n-\n+let sum = 1"),
      "let sum = 1\nfunc half(_ a: Int) -> Int {\n  return a / 2\n}\n")
    XCTAssertEqual(
      try edited("-func half(_ a: Int) -> Int {\n-…\n-}\n+let half = 2"),
      right.replacing("func half(_ a: Int) -> Int {\n  return a / 2\n}", with: "let half = 2"))
  }

  func test_empty_lines_are_taken_out_and_put_in() throws {
    XCTAssertEqual(
      try edited("   let sum = a + b\n-\n   return sum\n+"),
      right.replacing("b\n\n  return sum\n", with: "b\n  return sum\n\n"))
  }

  func test_a_checkout_with_carriage_returns_is_edited_as_any_other() throws {
    let file = try EditFile("=== name\r\n-  return sum\r\n+  return a\r\n", named: "Sum.diff")
    XCTAssertEqual(
      try file.edits[0].applied(to: right.replacing("\n", with: "\r\n")),
      right.replacing("return sum", with: "return a"))
  }

  func test_lines_that_are_not_there_are_named_with_file_line_and_edit() {
    XCTAssertEqual(
      problem("-  let sum = a * b\n+  let sum = a - b"),
      "Sum.diff:2: name: the right answer has no line `  let sum = a * b`")
    XCTAssertEqual(
      problem("-  let sum = a + b\n-  return sum\n+  return a - b"),
      "Sum.diff:2: name: the right answer has no line `  return sum` below `  let sum = a + b`")
    XCTAssertEqual(
      problem("-  return a / 2\n-…\n-  return sum"),
      "Sum.diff:2: name: the right answer has no line `  return sum`")
  }

  func test_lines_that_are_there_more_than_once_are_no_place() {
    XCTAssertEqual(
      problem("-}\n+};"),
      "Sum.diff:2: name: `}` is there twice; add the line above it or below it, "
        + "with a space in front")
  }

  func test_two_hunks_may_keep_the_same_line_but_not_change_it() throws {
    XCTAssertEqual(
      try edited("+// One\n   let sum = a + b\n\n   let sum = a + b\n+// Two"),
      right.replacing("  let sum = a + b", with: "// One\n  let sum = a + b\n// Two"))
    XCTAssertEqual(
      problem("-  let sum = a + b\n\n   let sum = a + b\n+// Two"),
      "Sum.diff:4: name: `  let sum = a + b` is in a hunk above, too; make one hunk of both")
  }

  func test_what_puts_in_what_it_takes_out_is_no_edit() {
    XCTAssertEqual(
      problem("-  return sum\n+  return sum"),
      "Sum.diff:1: name: it puts in what it takes out, so it changes nothing")
  }
}
