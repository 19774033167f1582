/// A binary heap of scheduled work, ordered by date and then by arrival.
struct WorkHeap {
  private var heap: [Entry] = []
  private var arrivals = 0

  /// A piece of work, its date, and the interval after which it repeats.
  struct Entry {
    let date: Duration
    let work: ScheduledWork
    let interval: Duration?
    fileprivate let arrival: Int

    /// Returns an entry for the same work at a later date.
    ///
    /// The entry keeps its arrival number, which determines the order of work with the same date.
    func again(at date: Duration) -> Entry {
      Entry(date: date, work: work, interval: interval, arrival: arrival)
    }

    fileprivate func isBefore(_ other: Entry) -> Bool {
      date == other.date ? arrival < other.arrival : date < other.date
    }
  }

  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ work: ScheduledWork, at date: Duration, every interval: Duration? = nil) {
    add(Entry(date: date, work: work, interval: interval, arrival: arrivals))
    arrivals += 1
  }

  mutating func add(_ entry: Entry) {
    heap.append(entry)
    var place = heap.count - 1
    while place > 0, heap[place].isBefore(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes and returns the first piece of work, unless it is due after `end`.
  mutating func popFirst(until end: Duration?) -> Entry? {
    guard let first = heap.first, first.date <= end ?? first.date else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[place]) else { break }
      heap.swapAt(place, child)
      place = child
    }
    return first
  }
}
