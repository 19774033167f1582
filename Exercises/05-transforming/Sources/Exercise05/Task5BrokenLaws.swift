/// Task 5: find the law that a broken stream breaks.
///
/// Somebody gives you a family of streams. May you move two steps of its pipelines into a function? Write the
/// check that says which of the three laws it breaks. The laws are in Given/Law.swift, a family is in
/// Given/Family.swift: this one has `unit` for `return`, and brings what the laws are to be tried with.
///
/// - A law is broken if it fails once: for one number, one stream, or one pair of functions.
/// - Two streams are the same if they have the same values in the same order.
/// - The broken laws come in the order of `Law.allCases`, each once. A family that keeps all three gives `[]`.
///
/// ```swift
/// let lists = Family<[Int]>(
///   unit: { [$0] }, flattenMap: { $0.flatMap($1) }, values: { $0 },
///   numbers: [1], streams: [[1, 2]], functions: [{ [$0, $0] }])
/// brokenLaws(of: lists)  // []
/// ```
///
/// Rests on the page 05-transforming, cells "Three laws" and "A stream that breaks a law".
func brokenLaws<Stream>(of family: Family<Stream>) -> [Law] {
  []
}
