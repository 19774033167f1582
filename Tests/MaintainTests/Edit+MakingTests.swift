import Page
import XCTest

@testable import maintain

final class EditMakingTests: XCTestCase {
  private let right = """
    /// Sums.
    func sum(_ a: Int, _ b: Int) -> Int {
      let sum = a + b
      return sum
    }

    func half(_ a: Int) -> Int {
      let half = a / 2
      return half
    }

    """

  private func made(_ wrong: String, of right: String? = nil) throws -> String {
    let right = right ?? self.right
    let edit = try XCTUnwrap(
      Edit(name: "a", file: "Sum.diff", remarks: [:], from: right, to: wrong))
    let read = try XCTUnwrap(EditFile(edit.text, named: "Sum.diff").edits.first)
    XCTAssertEqual(try read.applied(to: right), wrong)
    return String(edit.text.dropFirst("=== a\n".count))
  }

  func test_a_changed_line_is_taken_out_and_put_in() throws {
    XCTAssertEqual(
      try made(right.replacing("a + b", with: "a - b")), "-  let sum = a + b\n+  let sum = a - b\n")
    XCTAssertNil(Edit(name: "a", file: "", remarks: [:], from: right, to: right))
  }

  func test_changes_that_are_far_apart_are_hunks_of_their_own() throws {
    XCTAssertEqual(
      try made(right.replacing("a + b", with: "a").replacing("a / 2", with: "a")),
      "-  let sum = a + b\n+  let sum = a\n\n-  let half = a / 2\n+  let half = a\n")
  }

  func test_what_is_put_in_stands_beside_a_line_that_is_there_once() throws {
    XCTAssertEqual(
      try made(right.replacing("  return half\n", with: "  return half\n  print(1)\n")),
      "   return half\n+  print(1)\n")
    let twice = "a\nb\na\nb\nc\n"
    XCTAssertEqual(try made("a\nb\na\nx\nb\nc\n", of: twice), " b\n a\n+x\n")
  }

  func test_of_many_lines_that_are_taken_out_the_first_and_the_last_are_said() throws {
    XCTAssertEqual(try made("q\nz\n", of: "a\nb\nc\nd\ne\nz\n"), "-a\n-…\n-e\n+q\n")
    XCTAssertEqual(
      try made("q\nz\n", of: "a\nb\ne\nd\ne\nz\n"), "-a\n-b\n-e\n-d\n-e\n+q\n",
      "The first `e` below `a` is not the last line.")
  }

  func test_any_change_of_any_text_is_made_by_its_edit() throws {
    var random = Numbers()
    for _ in 0..<300 {
      let lines = (0..<12).map { _ in
        ["a", "b", "", "  c", "}"].randomElement(using: &random) ?? ""
      }
      var changed = lines
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed.insert("x", at: index)
        case 1 where changed.count > 1: changed.remove(at: index)
        default: changed[index] = "y"
        }
      }
      let (right, wrong) = (lines.joined(separator: "\n"), changed.joined(separator: "\n"))
      if right != wrong { _ = try made(wrong, of: right) }
    }
  }
}

/// The same numbers in each run.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
