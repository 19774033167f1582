import XCTest

@testable import Pages

final class EditFileTests: XCTestCase {
  private let text = """
    === fields-take-turns
    Misconception: So the fields go in step: zip.
    See: *Latest*, page 06
    Shown by: test_one
    -  name.combineLatest(with: password)
    +  name.zip(with: password)

    -  first
    -…
    -  last
    +

    === waits
    Slip: It waits.
       let a = 1
    +  let b = 2

    """

  private func problem(_ text: String) -> String? {
    do {
      return "no problem, but \(try EditFile(text, named: "Sum.diff").edits)"
    } catch {
      return (error as? any LocalizedError)?.errorDescription
    }
  }

  func test_names_remarks_and_hunks_are_parsed() throws {
    let edits = try EditFile(text, named: "Sum.diff").edits
    XCTAssertEqual(edits.map(\.name), ["fields-take-turns", "waits"])
    XCTAssertEqual(edits.map(\.line), [1, 13])
    XCTAssertEqual(
      edits[0].remarks,
      [
        "Misconception": "So the fields go in step: zip.", "See": "*Latest*, page 06",
        "Shown by": "test_one",
      ])
    XCTAssertEqual(
      edits[0].hunks,
      [
        Edit.Hunk(
          line: 5,
          lines: [
            .removed("  name.combineLatest(with: password)"), .added("  name.zip(with: password)"),
          ]),
        Edit.Hunk(
          line: 8,
          lines: [.removed("  first"), .removedBetween, .removed("  last"), .added("")]),
      ])
    XCTAssertEqual(
      edits[1].hunks, [Edit.Hunk(line: 15, lines: [.kept("  let a = 1"), .added("  let b = 2")])])
  }

  func test_an_empty_file_has_no_edits() throws {
    XCTAssertEqual(try EditFile("", named: "Sum.diff").edits, [])
  }

  func test_syntax_errors_are_reported_with_line_and_advice() {
    for (text, wanted) in [
      ("-a\n+b\n", "1: an edit starts with `=== its-name`"),
      ("=== \n-a\n", "1: `=== ` is not a valid name; use lowercase letters, digits, and `-`"),
      (
        "=== Two words\n-a\n",
        "1: `=== Two words` is not a valid name; use lowercase letters, digits, and `-`"
      ),
      ("=== a\n-a\n\n=== a\n-b\n", "4: `a` is also on line 1; rename one of them"),
      ("=== a\nSlip: One.\n", "1: a: no line starts with `-` or `+`, so it changes nothing"),
      ("=== a\nSlip: One.\nSlip: Two.\n-a\n", "3: a: `Slip:` is repeated; remove one of them"),
      (
        "=== a\nSlips: One.\n-a\n",
        "2: a: unknown remark; use one of `Misconception: …`, `See: …`, `Slip: …`, "
          + "`Task: …`, `Shown by: …`, `Varies: …`, `Because: …`: `Slips: One.`"
      ),
      (
        "=== a\n-a\nb\n",
        "3: a: a line starts with `-` (removed), `+` (added), or a space (kept): `b`"
      ),
      (
        "=== a\n a\n b\n\n-c\n",
        "2: a: these lines change nothing; start one of them with `-` or `+`"
      ),
      (
        "=== a\n-c\n\n+a\n",
        "4: a: these lines have no place; add the line above them, starting with a space"
      ),
      ("=== a\n-…\n-b\n", "2: a: `-…` has to be between two removed lines"),
      ("=== a\n a\n-…\n-b\n", "2: a: `-…` has to be between two removed lines"),
      ("=== a\n-a\n-…\n", "2: a: `-…` has to be between two removed lines"),
    ] {
      XCTAssertEqual(problem(text), "Sum.diff:\(wanted)", text)
    }
  }
}
