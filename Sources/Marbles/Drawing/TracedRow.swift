/// Where a row was recorded, and the numbers of its events in the order of the whole recording.
struct TracedRow: Equatable {
  let place: Int
  /// The name of the place, which all its rows have in common.
  let name: String
  /// The operators that made what was recorded there.
  let operators: [String]
  /// The signal that was recorded there; `nil` for an inner one, which may be made anew each time.
  var signal: ObjectIdentifier?
  let events: [Int]
  /// The notes of its subscription and of its disposal in the trace.
  let subscription: Int
  let disposal: Int?
}
