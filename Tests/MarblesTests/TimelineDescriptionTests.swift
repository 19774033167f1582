import Marbles
import XCTest

final class TimelineDescriptionTests: XCTestCase {
  func test_twoThatDifferLineUpWhereXCTestPrintsThem() {
    let recorded: Timeline<String> = "--A--1--|"
    let expected: Timeline<String> = "--A---1-|"
    XCTAssertEqual(
      "(\"\(recorded)\") is not equal to (\"\(expected)\")",
      """
      ("
        0s   5s
        --A--1--|
      ") is not equal to ("
        0s   5s
        --A---1-|
      ")
      """)
  }

  func test_aColumnIsASecondForWideValuesToo() {
    let recorded = Timeline("--a----b|", values: ["a": 10, "b": 20])
    let expected = Timeline("--a----(bb|)", values: ["a": 10, "b": 20])
    XCTAssertEqual("\(recorded)", "\n  0s   5s\n  --10---20-|\n")
    XCTAssertEqual("\(expected)", "\n  0s   5s\n  --10---(20 20|)\n")
  }

  func test_showsTheErrorThatMakesTwoDifferent() {
    XCTAssertEqual("\(Timeline<Int>("-#"))", "\n  0s\n  -#\n")
    XCTAssertEqual("\(Timeline<Int>("-#", error: Offline()))", "\n  0s\n  -#offline\n")
  }

  func test_tenthsOfASecondMakeAColumnATenth() {
    let timeline = Timeline<Int>("-1--2|", frame: .milliseconds(100))
    XCTAssertEqual("\(timeline)", "\n  0s   0.5s\n  -1--2|\n")
  }

  func test_anArrayShowsTheSameDrawing() {
    XCTAssertEqual("\([Timeline<Int>("-1|")])", "[\n  0s\n  -1|\n]")
  }
}
