import Foundation
import PlainText

/// Measured numbers as bars, the largest number with the longest bar.
package struct BarChart: Codable, Sendable {
  package struct Bar: Codable, Sendable {
    package let name: String
    package let value: Double

    package init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  package let bars: [Bar]
  package let unit: String

  package init(bars: [Bar], unit: String) {
    self.bars = bars
    self.unit = unit
  }

  /// Returns the length relative to the longest bar, from 0 to 1.
  package func length(of bar: Bar) -> Double {
    let most = bars.map(\.value).filter(\.isFinite).max() ?? 0
    return bar.value.isFinite && most > 0 ? max(bar.value, 0) / most : 0
  }

  package func figure(_ bar: Bar) -> String {
    let decimals = abs(bar.value) >= 100 ? 0 : abs(bar.value) >= 10 ? 1 : 2
    let number = String(format: "%.\(decimals)f", bar.value)
    return unit.isEmpty ? number : "\(number) \(unit)"
  }

  /// Returns the chart as text, with bars of at most 40 columns.
  package func lines(within columns: Int = .max) -> [String] {
    let names = bars.map(\.name.displayWidth).max() ?? 0
    let figures = bars.map { figure($0).displayWidth }.max() ?? 0
    let longest = min(40, max(columns - names - figures - 4, 4))
    return bars.map { bar in
      let name = bar.name + repeated(" ", names - bar.name.displayWidth)
      let eighths = Int(length(of: bar) * Double(longest * 8))
      return "\(name)  \(Self.drawn(eighths: eighths))  \(figure(bar))"
    }
  }

  private static func drawn(eighths: Int) -> String {
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let bar = repeated("█", eighths / 8) + parts[eighths % 8]
    return bar.isEmpty ? "▏" : bar
  }
}
