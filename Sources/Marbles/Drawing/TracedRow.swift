/// Where a row was recorded, and the numbers of its events in the order of the whole recording.
struct TracedRow: Equatable {
  let place: Int
  let events: [Int]
}
