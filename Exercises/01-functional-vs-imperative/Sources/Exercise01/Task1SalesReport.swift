/// Task 1: a stateful report as a pipeline.
///
/// `OldSalesReport`, in Given/, writes the report of a shop in four steps, with state between them. It
/// works once, and only if the steps come in their order. Write the same report as one function.
///
/// - Returns are left out: a sale with no pieces, or with fewer than none.
/// - There is one line for each of the three sales with the largest amounts, the largest first.
/// - The last line has the total of all sales, also of those without a line.
///
/// ```swift
/// let sales = [
///   Sale(product: "tea", pieces: 2, price: 3), Sale(product: "cake", pieces: 5, price: 4),
/// ]
/// salesReport(sales)  // ["cake: 20", "tea: 6", "total: 26"]
/// ```
///
/// Rests on the page 01-functional-vs-imperative, cell "A pipeline".
func salesReport(_ sales: [Sale]) -> [String] {
  []
}
