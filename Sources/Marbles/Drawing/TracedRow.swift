/// The place where a row was recorded, and its events in the trace.
struct TracedRow: Equatable {
  let place: Int
  let name: String
  let operators: [String]
  /// The recorded signal, or `nil` for an inner signal, which may be a new object per subscription.
  var signal: ObjectIdentifier?
  let events: [Int]
  let subscription: Int
  let disposal: Int?
}
