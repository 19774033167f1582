import XCTest

@testable import Pages

final class EditFileTests: XCTestCase {
  func test_syntax_errors_are_reported_with_line_and_advice() {
    for (text, wanted) in [
      ("-a\n+b\n", "1: missing name; start the edit with `=== its-name`"),
      ("=== \n-a\n", "1: `=== ` is not a valid name; use lowercase letters, digits, and `-`"),
      (
        "=== Two words\n-a\n",
        "1: `=== Two words` is not a valid name; use lowercase letters, digits, and `-`"
      ),
      ("=== a\n-a\n\n=== a\n-b\n", "4: `a` is also on line 1; rename one of them"),
      ("=== a\nSlip: One.\n", "1: a: no line starts with `-` or `+`, so the edit changes nothing"),
      ("=== a\nSlip: One.\nSlip: Two.\n-a\n", "3: a: `Slip:` is repeated; remove one of them"),
      (
        "=== a\nSlips: One.\n-a\n",
        "2: a: unknown remark; use one of `Misconception: …`, `See: …`, `Slip: …`, "
          + "`Task: …`, `Shown by: …`, `Varies: …`, `Because: …`: `Slips: One.`"
      ),
      (
        "=== a\n-a\nb\n",
        "3: a: `b` must start with `-` (removed), `+` (added), or a space (kept)"
      ),
      (
        "=== a\n a\n b\n\n-c\n",
        "2: a: these lines change nothing; start one of them with `-` or `+`"
      ),
      (
        "=== a\n-c\n\n+a\n",
        "4: a: can't place these lines; add the line above them, starting with a space"
      ),
      ("=== a\n-…\n-b\n", "2: a: `-…` must be between two removed lines"),
      ("=== a\n a\n-…\n-b\n", "2: a: `-…` must be between two removed lines"),
      ("=== a\n-a\n-…\n", "2: a: `-…` must be between two removed lines"),
    ] {
      XCTAssertThrowsError(try EditFile(text, named: "Sum.diff"), text) {
        XCTAssertEqual($0.localizedDescription, "Sum.diff:\(wanted)", text)
      }
    }
  }
}
