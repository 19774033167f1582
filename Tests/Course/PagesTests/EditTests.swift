import XCTest

@testable import Pages

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

  func test_each_hunk_is_applied_at_its_place() throws {
    let rows: [(what: String, hunks: String, old: String, new: String)] = [
      (
        "an added line replaces a removed line", "-  let sum = a + b\n+  let sum = a - b", "a + b",
        "a - b"
      ),
      (
        "a line is added below a kept line", "   let sum = a + b\n+  print(sum)", "a + b\n",
        "a + b\n  print(sum)\n"
      ),
      (
        "a line is added above a kept line", "+  print(a)\n   let sum = a + b", "  let sum",
        "  print(a)\n  let sum"
      ),
      (
        "an ellipsis removes all lines between two lines",
        "-func sum(_ a: Int, _ b: Int) -> Int {\n-…\n-}\n-\n+let sum = 1",
        "func sum(_ a: Int, _ b: Int) -> Int {\n  let sum = a + b\n\n  return sum\n}\n\n",
        "let sum = 1\n"
      ),
      (
        "an ellipsis in another function", "-func half(_ a: Int) -> Int {\n-…\n-}\n+let half = 2",
        "func half(_ a: Int) -> Int {\n  return a / 2\n}", "let half = 2"
      ),
      (
        "empty lines", "   let sum = a + b\n-\n   return sum\n+", "b\n\n  return sum\n",
        "b\n  return sum\n\n"
      ),
      (
        "two hunks may keep the same line",
        "+// One\n   let sum = a + b\n\n   let sum = a + b\n+// Two", "  let sum = a + b",
        "// One\n  let sum = a + b\n// Two"
      ),
    ]
    for row in rows {
      XCTAssertTrue(right.contains(row.old), row.what)
      XCTAssertEqual(try edited(row.hunks), right.replacing(row.old, with: row.new), row.what)
    }
    XCTAssertEqual(
      try edited("-  return a / 2\n+  return a\n\n-  let sum = a + b\n+  let sum = a"),
      right.replacing("a / 2", with: "a").replacing("a + b", with: "a"), "Order should not matter.")
  }

  func test_Windows_line_endings_are_accepted() throws {
    let file = try EditFile("=== name\r\n-  return sum\r\n+  return a\r\n", named: "Sum.diff")
    XCTAssertEqual(
      try file.edits[0].applied(to: right.replacing("\n", with: "\r\n")),
      right.replacing("return sum", with: "return a"))
  }

  func test_hunks_that_do_not_apply_are_reported() {
    for (hunks, wanted) in [
      (
        "-  let sum = a * b\n+  let sum = a - b",
        "2: name: the right answer has no line `  let sum = a * b`"
      ),
      (
        "-  let sum = a + b\n-  return sum\n+  return a - b",
        "2: name: the right answer has no line `  return sum` below `  let sum = a + b`"
      ),
      (
        "-  return a / 2\n-…\n-  return sum",
        "2: name: the right answer has no line `  return sum`"
      ),
      (
        "-}\n+};",
        "2: name: `}` occurs twice; add the line above or below it, starting with a space"
      ),
      (
        "-  let sum = a + b\n\n   let sum = a + b\n+// Two",
        "4: name: `  let sum = a + b` is also in a hunk above; merge the two hunks"
      ),
      (
        "-  return sum\n+  return sum",
        "1: name: the edit adds the lines that it removes, so it changes nothing"
      ),
    ] {
      XCTAssertThrowsError(try edited(hunks), hunks) {
        XCTAssertEqual($0.localizedDescription, "Sum.diff:\(wanted)", hunks)
      }
    }
  }
}
