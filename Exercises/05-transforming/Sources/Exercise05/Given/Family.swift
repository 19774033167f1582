/// A family of streams of numbers, written down as a value, and something to try it with.
struct Family<Stream> {
  /// The `return` of the family.
  let unit: (Int) -> Stream
  let flattenMap: (Stream, @escaping (Int) -> Stream) -> Stream

  /// All values of a stream, in order.
  let values: (Stream) -> [Int]

  /// Numbers, streams and functions to check the laws with.
  let numbers: [Int]
  let streams: [Stream]
  let functions: [(Int) -> Stream]
}
