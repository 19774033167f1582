import XCTest

@testable import ReactiveCore

final class DurationSixDecimalsTests: XCTestCase {
  // DBG-NAMEFMT-4
  func test_seconds_have_six_decimals_and_one_sign() {
    let durations: [Duration] = [
      .zero, .milliseconds(500), .milliseconds(-500), .milliseconds(-1500),
      .microseconds(1_000_001),
    ]
    XCTAssertEqual(
      durations.map(\.sixDecimals),
      ["0.000000", "0.500000", "-0.500000", "-1.500000", "1.000001"])
  }

  func test_more_seconds_than_can_be_counted_are_the_most_that_can() {
    XCTAssertEqual((Duration.seconds(Int64.max) * 2).sixDecimals, "\(Int64.max).000000")
    XCTAssertEqual((Duration.seconds(Int64.min) * 2).sixDecimals, "\(Int64.min).000000")
  }
}
