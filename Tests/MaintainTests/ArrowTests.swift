import XCTest

@testable import maintain

final class ArrowTests: XCTestCase {
  private func circles(_ arrows: String...) -> [[String]] {
    Circles.find(
      in: Set(
        arrows.map { arrow in
          Arrow(from: String(arrow.prefix(1)), to: String(arrow.suffix(1)))
        }))
  }

  func test_arrows_that_lead_one_way_make_no_circle() {
    XCTAssertEqual(circles("AB", "BC", "AC"), [])
  }

  func test_each_pair_that_use_each_other_is_found() {
    XCTAssertEqual(circles("AB", "BA", "BC", "CB"), [["A", "B", "A"], ["B", "C", "B"]])
  }

  func test_a_longer_circle_is_found_beside_a_pair() {
    XCTAssertEqual(
      circles("AB", "BC", "CA", "DE", "ED"), [["D", "E", "D"], ["A", "B", "C", "A"]])
  }

  func test_what_only_leads_into_a_circle_is_no_part_of_it() {
    XCTAssertEqual(circles("AB", "BC", "CD", "DB", "DE"), [["B", "C", "D", "B"]])
  }
}
