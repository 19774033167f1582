import Book
import CourseFixtures
import Marbles
import Page
import XCTest

@testable import LiveBook

final class ShownVerdictTests: XCTestCase {
  func test_the_scratch_pad_stands_in_the_frame_of_the_book() throws {
    let page = try SamplePage.book.get().book.scratchPad
    XCTAssertTrue(page.contains("id=\"scratch\""))
    XCTAssertTrue(page.contains("id=\"the_contents\""))
  }
}
