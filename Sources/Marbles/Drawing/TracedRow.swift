/// The place where a row was recorded, and the numbers of its events in the whole recording.
struct TracedRow: Equatable {
  let place: Int
  /// The name of the place, which all its rows have in common.
  let name: String
  /// The operators that made the recorded signal.
  let operators: [String]
  /// The recorded signal, or `nil` for an inner signal, which may be created anew each time.
  var signal: ObjectIdentifier?
  let events: [Int]
  /// The notes of its subscription and of its disposal in the trace.
  let subscription: Int
  let disposal: Int?
}
