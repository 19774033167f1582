/// A family of streams of numbers, with inputs for checking its laws.
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
