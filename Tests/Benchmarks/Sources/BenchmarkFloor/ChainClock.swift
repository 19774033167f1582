/// A minimal virtual clock: a heap of dates and closures, without locks, repetition, or disposal.
public final class ChainClock {
  private var heap: [(date: Int, work: () -> Void)] = []
  private var now = 0

  /// Creates a clock whose time is zero.
  public init() {}

  /// Runs `work` when the clock has advanced by `delay`.
  public func schedule(after delay: Int, _ work: @escaping () -> Void) {
    heap.append((now + delay, work))
    var place = heap.count - 1
    while place > 0, heap[place].date < heap[(place - 1) / 2].date {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Advances the clock, and runs the work that becomes due.
  public func advance(by delay: Int) {
    let end = now + delay
    while let first = heap.first, first.date <= end {
      removeFirst()
      now = first.date
      first.work()
    }
    now = end
  }

  private func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].date < heap[child].date { child += 1 }
      if heap[place].date <= heap[child].date { return }
      heap.swapAt(place, child)
      place = child
    }
  }
}

extension Chain {
  /// Returns a stream that sends each value that isn't followed by another within `interval`.
  public func throttle(_ interval: Int, on clock: ChainClock) -> Chain {
    Chain { next in
      var latest = 0
      run { value in
        latest += 1
        let number = latest
        clock.schedule(after: interval) { if number == latest { next(value) } }
      }
    }
  }
}
