/// Task 5: find the laws that a stream breaks.
///
/// ```swift
/// let lists = Family<[Int]>(
///   unit: { [$0] }, flattenMap: { $0.flatMap($1) }, values: { $0 },
///   numbers: [1], streams: [[1, 2]], functions: [{ [$0, $0] }])
/// brokenLaws(of: lists)  // []
/// ```
///
/// `Law` and `Family` are in Given/.
///
/// - A law is broken if it fails for a single number, stream, or pair of functions.
/// - A pair may contain the same function twice.
/// - Streams with the same values in the same order are equal.
/// - Each broken law is listed once, in the order of `Law.allCases`.
///
/// Page: 05-transforming, "Three laws", "A stream that breaks a law"
func brokenLaws<Stream>(of family: Family<Stream>) -> [Law] {
  []
}
