import Book
import CourseFixtures
import Marbles
import Page
import XCTest

@testable import LiveBook

final class ShownVerdictTests: XCTestCase {
  func test_the_drawing_of_a_failed_test_is_read_back() throws {
    for text in [
      "--A--1--|", "-a---b-#", "--^--x-----|", "a---------------b!", "---a--(1|)",
      "-(xwn)a--y---z-|", "a|",
    ] {
      let timeline = Timeline<String>(stringLiteral: text)
      let read = try XCTUnwrap(Timeline(drawing: timeline.description), text)
      XCTAssertEqual(read.description, timeline.description, text)
    }
    for text in [
      "5", "[\"a\", \"b\"]", "0s\n", "  no axis\n  -a-",
      Timeline<String>("-'cat'--(ab)---|").description,
    ] {
      XCTAssertNil(Timeline(drawing: text), text)
    }
  }

  func test_what_came_wrongly_is_ringed_in_what_came() {
    let expected = Timeline<String>("-1-2-|")
    let svg = Timeline<String>("-1-3-|").ringed(over: expected).svg(title: "")
    XCTAssertEqual(svg.ranges(of: "class=\"wrong\"").count, 1)
    XCTAssertFalse(expected.ringed(over: expected).svg(title: "").contains("class=\"wrong\""))
  }

  func test_the_scratch_pad_stands_in_the_frame_of_the_book() throws {
    let page = try SamplePage.book.get().book.scratchPad
    XCTAssertTrue(page.contains("id=\"scratch\""))
    XCTAssertTrue(page.contains("id=\"the_contents\""))
  }
}
