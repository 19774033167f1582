import PlainText
import XCTest

@testable import Pages

final class BarChartTests: XCTestCase {
  private func lines(
    _ numbers: [(String, Double)], unit: String = "", within columns: Int = .max
  ) -> [String] {
    let bars = numbers.map { BarChart.Bar(name: $0.0, value: $0.1) }
    return BarChart(bars: bars, unit: unit).lines(within: columns)
  }

  func test_bars_are_proportional_and_at_most_40_columns_wide() {
    XCTAssertEqual(
      lines([("map", 50), ("flattenMap", 200)], unit: "ns"),
      [
        "map         \(repeated("█", 10))  50.0 ns",
        "flattenMap  \(repeated("█", 40))  200 ns",
      ])
    XCTAssertEqual(lines([("a", 80), ("b", 1)])[1], "b  ▌  1.00")
  }

  func test_bars_are_shorter_in_a_narrow_window() {
    let lines = lines([("map", 50), ("flattenMap", 200)], unit: "ns", within: 30)
    XCTAssertEqual(
      lines,
      ["map         \(repeated("█", 2))▎  50.0 ns", "flattenMap  \(repeated("█", 9))  200 ns"])
    XCTAssertTrue(lines.allSatisfy { $0.count <= 30 })
    XCTAssertEqual(self.lines([("a", 1)], within: 3), ["a  ████  1.00"])
  }

  func test_unusual_numbers_are_accepted() {
    XCTAssertEqual(lines([]), [])
    XCTAssertEqual(lines([("a", 0)]), ["a  ▏  0.00"])
    XCTAssertEqual(lines([("a", -1), ("b", .nan), ("c", .infinity)]).count, 3)
  }
}
