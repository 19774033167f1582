import Marbles
import Pages
import PlainText

/// Prints as the standard `print` does, into the cell that runs.
///
/// A page needs no other name: this function shadows the standard one.
///
/// - Parameters:
///   - items: What to print.
///   - separator: What stands between two items.
///   - terminator: What stands after the last item.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  PageOutput.shared.write(text + terminator)
}

/// Prints a diagram: as text where there is only text, as an image on a page in a browser.
///
/// - Parameter diagram: The diagram.
public func print(_ diagram: Diagram) {
  PageOutput.shared.write(.diagram(diagram))
}

/// Prints a table: as text where there is only text, as a table on a page in a browser.
///
/// - Parameter table: The table.
public func print(_ table: Table) {
  PageOutput.shared.write(.table(table))
}

/// Prints a figure that differs from run to run, such as a time.
///
/// It is never checked. It is shown on a terminal and with `--measure`; elsewhere one fixed line
/// stands in its place, so that two runs into a file are the same to the byte.
///
/// - Parameter text: The figure, in words.
public func print(measured text: String) {
  PageOutput.shared.write(.measured(outputLines(of: text).map { OutputPiece.measuredMark + $0 }))
}

/// Prints numbers that differ from run to run, as a chart with a bar for each.
///
///     print(measured: [("map", 41.2), ("flattenMap", 163)], unit: "ns")
///
/// It is never checked, and shown where `print(measured:)` shows a figure. Where it is not shown, the
/// numbers are not asked for, so that nothing is measured in vain.
///
/// - Parameters:
///   - numbers: The numbers with their names, from the top.
///   - unit: What the numbers count.
public func print(measured numbers: @autoclosure () -> [(String, Double)], unit: String = "") {
  guard PageOutput.shared.showsMeasured else { return PageOutput.shared.write(.measured([])) }
  let bars = numbers().map { BarChart.Bar(name: $0.0, value: $0.1) }
  PageOutput.shared.write(.bars(BarChart(bars: bars, unit: unit)))
}
