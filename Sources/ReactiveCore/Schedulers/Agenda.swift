/// Work in order of its date, and of arrival where dates are equal: a binary heap.
struct Agenda {
  private var heap: [Entry] = []
  private var arrivals = 0

  /// A piece of work, when it is due, and after which time again.
  struct Entry {
    let date: Duration
    fileprivate let arrival: Int
    let work: ScheduledWork
    let interval: Duration?

    fileprivate func isBefore(_ other: Entry) -> Bool {
      date == other.date ? arrival < other.arrival : date < other.date
    }
  }

  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ work: ScheduledWork, at date: Duration, every interval: Duration? = nil) {
    let entry = Entry(date: date, arrival: arrivals, work: work, interval: interval)
    arrivals += 1
    heap.append(entry)
    rise(entry, from: heap.count - 1)
  }

  /// Takes out the first piece of work, unless it is due after `end`.
  mutating func popFirst(until end: Duration?) -> Entry? {
    guard let first = heap.first, first.date <= end ?? first.date else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { sink(last, from: 0) }
    return first
  }

  // What has to make room moves by one place; the entry itself is put where it ends up, once.
  private mutating func rise(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0, entry.isBefore(heap[(place - 1) / 2]) {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    if place != start { heap[place] = entry }
  }

  private mutating func sink(_ entry: Entry, from start: Int) {
    var place = start
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(entry) else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = entry
  }
}
