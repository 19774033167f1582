/// A family of streams of numbers, with inputs for checking the laws.
struct Family<Stream> {
  /// The family's `return`.
  let unit: (Int) -> Stream
  let flattenMap: (Stream, @escaping (Int) -> Stream) -> Stream

  /// Returns all values of a stream, in order.
  let values: (Stream) -> [Int]

  let numbers: [Int]
  let streams: [Stream]
  let functions: [(Int) -> Stream]
}
