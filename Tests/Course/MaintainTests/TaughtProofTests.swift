import CourseFixtures
import Files
import Pages
import TestFolders
import XCTest

@testable import maintain

final class TaughtProofTests: XCTestCase {
  func test_a_name_of_the_library_that_no_page_teaches_is_a_fault_of_the_course() throws {
    let fixture = try CourseFixture()
    let chapter = try XCTUnwrap(fixture.course.chapters.first)
    try TextFile.write("cell(\"One\") {\n  print(ReactiveCore.unit)\n}\n", to: chapter.page)
    XCTAssertEqual(
      try TaughtProof(course: fixture.course).faults(),
      ["04-signals:1: the cell \"One\" uses `unit`, which no page has taught yet"])
  }

  private static let names: Set = ["merge", "zip", "Recorder"]

  private func faults(_ pages: String...) throws -> [String] {
    let lessons = try pages.enumerated().map { index, text in
      let file = newPlace("page").appendingPathExtension("swift")
      try TextFile.write(text, to: file)
      let page = try XCTUnwrap(PageFile.read(file.path).page)
      return (name: "0\(index + 1)-page", lesson: Lesson(page, source: text))
    }
    return TaughtProof.faults(of: lessons, names: TaughtProofTests.names)
  }

  private let merges = """
    /*:
     # A page

     New here: `merge`.

     `merge` takes two.
     */
    cell("Two") {
      left.merge(right)
    }

    """

  func test_a_name_may_be_used_where_it_is_taught_and_after() throws {
    XCTAssertEqual(try faults(merges, "cell(\"Again\") {\n  left.merge(right)\n}\n"), [])
  }

  func test_a_use_before_the_lesson_is_named_with_its_cell_and_its_line() throws {
    XCTAssertEqual(
      try faults("\ncell(\"Early\") {\n  let recorder = Recorder()\n  left.merge(right)\n}\n"),
      [
        "01-page:2: the cell \"Early\" uses `Recorder`, which no page has taught yet",
        "01-page:2: the cell \"Early\" uses `merge`, which no page has taught yet",
      ])
  }

  func test_a_name_may_be_shown_by_a_page_that_promises_it_if_a_later_one_teaches_it() throws {
    let promise = "//: Promised here: `merge`.\n\ncell(\"Early\") {\n  left.merge(right)\n}\n"
    XCTAssertEqual(try faults(promise, merges), [])
    XCTAssertEqual(
      try faults(promise), ["01-page: promises `merge`, and no later page teaches it"])
    XCTAssertEqual(
      try faults(promise, "cell(\"Again\") {\n  left.merge(right)\n}\n").first,
      "02-page:1: the cell \"Again\" uses `merge`, which no page has taught yet")
  }

  func test_an_answer_uses_no_name_that_is_not_taught_by_then() throws {
    let text = """
      cell("A") {}
      challenge("B", from: "A", "Do.")
      //> 1
      """
    let page = try XCTUnwrap(PageFile.parse(text, path: "main.swift").page)
    let answers = ChallengeFiles(texts: [
      "b.swift": "// snippet.hide\nleft.zip(right)\n// snippet.show\nleft.merge(right)"
    ])
    XCTAssertEqual(
      TaughtProof.faults(
        of: [("01-page", Lesson(page, source: text, answers: answers))],
        names: TaughtProofTests.names),
      ["01-page:2: the cell \"Your turn · B\" uses `merge`, which no page has taught yet"])
  }

  func test_labels_and_own_names_are_no_uses() throws {
    XCTAssertEqual(
      try faults(
        "cell(\"Own\") {\n  func zip() {}\n  zip()\n  sort(merge: 1)\n  Thread.map(1)\n}\n"), [])
  }

  func test_hidden_lines_are_no_uses() throws {
    XCTAssertEqual(
      try faults(
        "cell(\"Hidden\") {\n  // snippet.hide\n  left.merge(right)\n  // snippet.show\n}\n"), [])
  }

  func test_what_is_called_new_is_a_name_is_new_and_is_explained() throws {
    XCTAssertEqual(
      try faults(
        merges,
        "/*:\n New here: `merge`, `marge`, `zip`.\n\n `merge` again.\n */\ncell(\"A\") {}\n"),
      [
        "02-page: teaches `marge`, which is no public name",
        "02-page: calls `merge` new, and 01-page has taught it",
        "02-page: calls `zip` new and never speaks of it",
      ])
  }
}
