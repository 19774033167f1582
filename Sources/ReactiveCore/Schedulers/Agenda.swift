/// Scheduled work, ordered by date and then by arrival, in a binary heap.
///
/// Only plain numbers move in the heap. The work itself stays in one place until it is due.
struct Agenda {
  private var heap: [Key] = []
  /// The entries by place.
  ///
  /// Free places are reused.
  private(set) var entries: [Entry?] = []
  private var freePlaces: [Int] = []
  private var arrivals = 0

  /// A piece of work, its date, and the interval after which it repeats.
  struct Entry {
    let date: Duration
    let work: ScheduledWork
    let interval: Duration?
    let arrival: Int

    /// Returns the same work at a later date, in its original order among entries of that date.
    func again(at date: Duration) -> Entry {
      Entry(date: date, work: work, interval: interval, arrival: arrival)
    }
  }

  /// The order and the place of a piece of work.
  private struct Key {
    let date: Int128
    let arrival: Int
    let place: Int

    func isBefore(_ other: Key) -> Bool {
      date == other.date ? arrival < other.arrival : date < other.date
    }
  }

  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ work: ScheduledWork, at date: Duration, every interval: Duration? = nil) {
    add(Entry(date: date, work: work, interval: interval, arrival: arrivals))
    arrivals += 1
  }

  mutating func add(_ entry: Entry) {
    let key = Key(date: entry.date.attoseconds, arrival: entry.arrival, place: keep(entry))
    heap.append(key)
    rise(key, from: heap.count - 1)
  }

  /// Removes and returns the first piece of work, unless it is due after `end`.
  mutating func popFirst(until end: Duration?) -> Entry? {
    guard let first = heap.first, first.date <= end?.attoseconds ?? first.date else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { sink(last, from: 0) }
    freePlaces.append(first.place)
    return replace(&entries[first.place], with: nil)
  }

  private mutating func keep(_ entry: Entry) -> Int {
    guard let place = freePlaces.popLast() else {
      entries.append(entry)
      return entries.count - 1
    }
    entries[place] = entry
    return place
  }

  // Other keys move by one place. The key itself is written once, at its final place.
  private mutating func rise(_ key: Key, from start: Int) {
    var place = start
    while place > 0, key.isBefore(heap[(place - 1) / 2]) {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    if place != start { heap[place] = key }
  }

  private mutating func sink(_ key: Key, from start: Int) {
    var place = start
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(key) else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = key
  }
}
