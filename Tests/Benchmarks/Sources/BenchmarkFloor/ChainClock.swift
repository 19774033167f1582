/// A minimal virtual clock: a heap of dates with closures, without locks, repetition, or disposal.
public final class ChainClock {
  private var heap: [(date: Int, work: () -> Void)] = []
  private var now = 0

  /// Creates a clock that shows zero.
  public init() {}

  /// Runs `work` when the clock has moved by `delay`.
  public func schedule(after delay: Int, _ work: @escaping () -> Void) {
    heap.append((now + delay, work))
    var place = heap.count - 1
    while place > 0, heap[place].date < heap[(place - 1) / 2].date {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Moves the clock, and runs what falls due on the way.
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
  /// Sends a value when no other has followed it for `interval`.
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
