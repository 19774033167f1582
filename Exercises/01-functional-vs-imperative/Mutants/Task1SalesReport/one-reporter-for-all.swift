// Misconception: The old report gets a function around it, and may stay as it is. See *A test of each*, page 01.
private let reporter = Reporter()

private final class Reporter: @unchecked Sendable {
  let report = OldSalesReport()
}

func salesReport(_ sales: [Sale]) -> [String] {
  let report = reporter.report
  report.sales = sales
  report.dropReturns()
  report.addUp()
  report.keepTheBestThree()
  report.write()
  return report.lines
}
