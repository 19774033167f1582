import Exercises
import XCTest

@testable import Pages
@testable import Site

final class BookTests: XCTestCase {
  /// The course's book, made from sample records instead of runs of the pages.
  private static let files = Result {
    try book(of: Course(above: URL(fileURLWithPath: #filePath)))
  }

  private static func book(of course: Course) throws -> Book {
    try Book(of: course) { chapter in
      PageRecord(
        parts: [
          .prose(
            "# \(chapter.name)\n\nSee chapter 07, page 06 and `chapter 08`.\n\n## A 流れる heading"),
          .cell(cell, CellRun(output: [.text("A <b>\n")], finding: nil)),
          .explanation("Because of the zebra."),
        ])
    }
  }

  private static var cell: CellPart {
    CellPart(
      number: 1, count: 1, title: "Asked", code: "print(1)",
      question: .choice("Which?", ["A <b>", "C"], because: ["No."]))
  }

  private func book() throws -> Book { try Self.files.get() }

  private func files() throws -> [String: String] {
    let book = try book()
    let shell = BookShell(book: book)
    return Dictionary(uniqueKeysWithValues: book.pages.map { ($0.address, shell.file($0)) })
  }

  /// Returns the values of an attribute.
  ///
  /// A regular expression would be too slow.
  private func values(of attribute: String, in text: String) -> [String] {
    let parts = text.components(separatedBy: "\(attribute)=\"")
    return zip(parts, parts.dropFirst()).filter { $0.0.last?.isWhitespace == true }
      .map { String($0.1.prefix { $0 != "\"" }) }
  }

  func test_the_cover_has_the_search_field_and_only_pages_with_a_scene_load_its_script() throws {
    let files = try files()
    let cover = try XCTUnwrap(files["index.html"])
    XCTAssertTrue(
      cover.contains(
        "<div class=\"scene\" role=\"group\" data-scene=\"search\" data-variant=\"0\""))
    XCTAssertTrue(cover.contains("The list shows names for “ca”, not “cat”."))
    for (name, text) in files {
      let hasScene = text.contains("<div class=\"scene\"")
      XCTAssertEqual(text.contains("<script src=\"scene.js\">"), hasScene, name)
      XCTAssertEqual(text.contains("href=\"scene.css\""), hasScene, name)
    }
    XCTAssertTrue(try XCTUnwrap(book().files["scene.js"]).contains("class SceneView"))
  }

  func test_the_book_has_every_chapter_and_exercise_and_each_chapter_in_one_part() throws {
    let book = try book()
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    XCTAssertEqual(book.chapters.map(\.number), course.chapters.map(\.number))
    for chapter in course.chapters {
      let files = ["\(chapter.name).html", "exercise-\(chapter.digits).html"]
      XCTAssertTrue(Set(files).isSubset(of: book.pages.map(\.address)), chapter.name)
    }
    for chapter in book.chapters {
      XCTAssertEqual(BookPart.all.filter { $0.numbers.contains(chapter.number) }.count, 1)
    }
  }

  func test_every_link_leads_to_a_place_in_the_book() throws {
    let files = try files()
    for (name, text) in files {
      let places = values(of: "id", in: text)
      XCTAssertEqual(Set(places).count, places.count, name)
      for group in ["aria-labelledby", "aria-describedby"].flatMap({ values(of: $0, in: text) }) {
        for place in group.split(separator: " ") {
          XCTAssertTrue(places.contains(String(place)), "\(name): \(place)")
        }
      }
      for link in values(of: "href", in: text) {
        if ["data:,", "book.css", "scene.css"].contains(link) || link.hasPrefix("https://") {
          continue
        }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file = try XCTUnwrap(parts[0].isEmpty ? text : files[parts[0]], "\(name): \(link)")
        // Operators link to all cells, but each sample page has only one.
        if parts.count > 1, !parts[1].hasPrefix("cell_") {
          XCTAssertTrue(file.contains(" id=\"\(parts[1])\""), "\(name): \(link)")
        }
      }
    }
  }

  func test_the_book_loads_nothing_from_other_sites() throws {
    for text in try files().values {
      let sheets = text.components(separatedBy: " rel=\"stylesheet\"").dropFirst().compactMap {
        values(of: "href", in: $0).first
      }
      for source in values(of: "src", in: text) + sheets {
        XCTAssertFalse(source.contains("//"), source)
      }
      for mark in ["@import", "url("] { XCTAssertFalse(text.contains(mark), mark) }
    }
  }

  func test_mentions_of_chapters_are_links_except_in_code() throws {
    let text = try XCTUnwrap(book().chapters.first?.page.text)
    XCTAssertTrue(text.contains("See <a href=\"07-higher-order.html\">chapter 07</a>"))
    XCTAssertTrue(text.contains("<a href=\"06-combining.html\">page 06</a>"))
    XCTAssertTrue(text.contains("<code>chapter 08</code>"))
  }

  func test_a_task_and_an_operator_link_to_the_cells_that_use_them() throws {
    let files = try files()
    XCTAssertTrue(
      try XCTUnwrap(files["exercise-06.html"]).contains("<a href=\"06-combining.html#cell_"))
    XCTAssertTrue(
      try XCTUnwrap(files["operators.html"]).contains("<a href=\"06-combining.html#cell_"))
  }

  func test_search_finds_each_place_and_does_not_quote_explanations() throws {
    let entries = try book().search
    let cell = try XCTUnwrap(
      entries.first { $0.address == "01-functional-vs-imperative.html#cell_1" })
    XCTAssertTrue(cell.title.contains("Asked"))
    XCTAssertTrue(cell.text.contains("Which?"))
    XCTAssertFalse(cell.text.contains("zebra"))
    XCTAssertTrue(cell.folded.contains("zebra"))
    XCTAssertTrue(entries.contains { $0.title == "A 流れる heading" })
    XCTAssertTrue(
      entries.contains { $0.title.hasPrefix("flattenMap") && $0.names.contains("-flattenMap:") })
    let task = try XCTUnwrap(entries.first { $0.address == "exercise-01.html#task-1" })
    XCTAssertFalse(task.folded.isEmpty, "The search should find hints.")
    XCTAssertFalse(task.text.contains(task.folded), "The search should not quote hints.")
  }

  func test_words_that_are_not_quoted_have_no_duplicates_and_no_punctuation() throws {
    var section = PageSection(place: "cell_1", title: "1 A word")
    section.text = ["A request, sent."]
    section.folded = ["The `request` fails.", "It fails: (twice) —"]
    let entry = SearchEntry(section, address: "a.html#cell_1", page: "A")
    XCTAssertEqual(entry.text, "A request, sent.")
    XCTAssertEqual(entry.folded, "The fails It twice")
    let list = try JSONEncoder().encode(
      SearchEntry(.init(place: "b", title: "B"), address: "b", page: "B"))
    XCTAssertEqual(String(decoding: list, as: UTF8.self), #"["b","B",""]"#)
  }

  func test_synonyms_lead_to_existing_chapters_and_operators() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let operators = try DocumentedOperatorTests.index.get().groups.flatMap(\.operators)
    let known = Set(course.chapters.map(\.digits) + operators.map(\.first.call))
    XCTAssertEqual(Synonyms.ofTheBook.targets.subtracting(known), [])
    XCTAssertTrue(
      try book().search.contains { $0.page.hasPrefix("09") && $0.names.contains("冷信号") })
  }

  func test_the_comment_of_every_task_becomes_prose() throws {
    for exercise in try book().chapters.compactMap(\.exercise) {
      XCTAssertNil(exercise.text.firstMatch(of: /\/\/ Task \d/), exercise.name)
    }
  }

  func test_the_page_of_an_exercise_shows_each_given_file_that_a_stub_names() throws {
    let exercises = try Course(above: URL(fileURLWithPath: #filePath)).exercises()
    let pages = try book().chapters.compactMap(\.exercise)
    XCTAssertEqual(pages.count, exercises.count)
    for (exercise, page) in zip(exercises, pages) {
      let named = exercise.tasks.compactMap { exercise.stub(of: $0) }
        .flatMap { $0.matches(of: /Given\/\w+\.swift/) }.map { String($0.0) }
      for name in named { XCTAssertTrue(page.text.contains("<summary>\(name)</summary>"), name) }
    }
  }

  func test_hints_are_nested() throws {
    let text = try XCTUnwrap(book().chapters.first?.exercise?.text)
    let first = try XCTUnwrap(text.firstMatch(of: /(?s)<details class="hint">.*?<\/details>/))
      .output
    XCTAssertEqual(first.matches(of: /<details class="hint">/).count, 3)
  }
}
