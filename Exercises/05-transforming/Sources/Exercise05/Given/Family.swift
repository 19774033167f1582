/// A family of streams of numbers, as a value, and the inputs to check its laws with.
struct Family<Stream> {
  /// The family's `return`.
  let unit: (Int) -> Stream
  let flattenMap: (Stream, @escaping (Int) -> Stream) -> Stream

  /// All values of a stream, in order.
  let values: (Stream) -> [Int]

  let numbers: [Int]
  let streams: [Stream]
  let functions: [(Int) -> Stream]
}
