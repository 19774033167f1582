/// Work in order of its date, and of arrival where dates are equal: a binary heap.
struct Agenda {
  private var heap: [Entry] = []
  private var arrivals = 0

  private struct Entry {
    let date: Duration
    let arrival: Int
    let work: Action
  }

  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ work: Action, at date: Duration) {
    heap.append(Entry(date: date, arrival: arrivals, work: work))
    arrivals += 1
    rise(from: heap.count - 1)
  }

  /// Takes out the first piece of work, unless it is due after `end`.
  mutating func popFirst(until end: Duration?) -> (Duration, Action)? {
    guard let first = heap.first, first.date <= end ?? first.date else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink(from: 0)
    return (first.date, first.work)
  }

  private mutating func rise(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(child, parent) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func sink(from start: Int) {
    var parent = start
    while true {
      var least = parent
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      if left < heap.count, isBefore(left, least) { least = left }
      if right < heap.count, isBefore(right, least) { least = right }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (leftDate, rightDate) = (heap[left].date, heap[right].date)
    return leftDate == rightDate
      ? heap[left].arrival < heap[right].arrival : leftDate < rightDate
  }
}
