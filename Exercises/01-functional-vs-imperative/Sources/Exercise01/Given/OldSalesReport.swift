/// The old report, written in four steps that change shared state.
///
/// The report is correct only if each method is called once, in this order.
final class OldSalesReport {
  var sales: [Sale] = []
  var lines: [String] = []
  var total = 0

  func dropReturns() {
    var kept: [Sale] = []
    for sale in sales where sale.pieces > 0 { kept.append(sale) }
    sales = kept
  }

  func addUp() {
    for sale in sales { total += sale.amount }
  }

  func keepTheBestThree() {
    sales.sort { $0.amount > $1.amount }
    while sales.count > 3 { sales.removeLast() }
  }

  func write() {
    for sale in sales { lines.append("\(sale.product): \(sale.amount)") }
    lines.append("total: \(total)")
  }
}
