/// Models of the time operators.
extension TimedEvents {
  /// Returns the first `count` values, completed at the time of the last one.
  func ended(after count: Int) -> TimedEvents {
    guard values.count >= count else { return self }
    var result = TimedEvents(values: Array(values.prefix(count)))
    result.finish(.completed, values[count - 1].time)
    return result
  }

  func retried(_ count: Int, after wait: Int = 0) -> TimedEvents {
    var result = self
    for _ in 0..<count where result.end == .failed {
      result.endTime += wait
      result = result.followed(by: self)
    }
    return result
  }

  func delayed(by time: Int) -> TimedEvents {
    end == .failed ? shifted(by: time).cut(at: endTime, end: .failed) : shifted(by: time)
  }

  func throttled(by time: Int) -> TimedEvents {
    withValues(
      values.indices.compactMap { index in
        let due = values[index].time + time
        if index + 1 < values.count, values[index + 1].time < due { return nil }
        if due < endTime { return Entry(time: due, value: values[index].value) }
        return end == .completed ? Entry(time: endTime, value: values[index].value) : nil
      })
  }

  func firstOnes(each time: Int) -> TimedEvents {
    withValues(
      values.reduce(into: []) { sent, entry in
        if sent.last.map({ entry.time - $0.time >= time }) ?? true { sent.append(entry) }
      })
  }

  /// Returns the first value, and then the latest value of each interval at the interval's end.
  func latestOnes(each time: Int) -> TimedEvents {
    var result = withoutValues
    var rest = values[...]
    while let first = rest.popFirst() {
      result.values.append(first)
      var due = first.time + time
      while let latest = rest.last(where: { $0.time < due }) {
        rest = rest.drop { $0.time < due }
        if due >= endTime {
          if end == .completed { result.values.append(Entry(time: endTime, value: latest.value)) }
          return result
        }
        result.values.append(Entry(time: due, value: latest.value))
        due += time
      }
    }
    return result
  }

  func buffered(for time: Int) -> TimedEvents {
    var result = withoutValues
    var rest = values[...]
    while let first = rest.first {
      let due = first.time + time
      let part = rest.prefix { $0.time < due }.map(\.value)
      rest = rest.drop { $0.time < due }
      if due < endTime || end == .completed {
        result.values.append(Entry(time: min(due, endTime), value: digest(part)))
      }
    }
    return result
  }
}

/// Models of the operators that join signals.
extension TimedEvents {
  var firstEvent: Int { min(values.first?.time ?? .max, endTime) }
  private var failure: Int { end == .failed ? endTime : .max }
  private var withoutValues: TimedEvents { withValues([]) }

  func merged(with other: TimedEvents) -> TimedEvents {
    // The sort is stable, so the left one of two simultaneous events comes first.
    var all = TimedEvents(values: (values + other.values).sorted { $0.time < $1.time })
    let last = max(endTime, other.endTime)
    all.finish(last == .max ? nil : .completed, last)
    return all.failing(at: min(failure, other.failure))
  }

  /// Returns the pairs, completed when one side has completed and all its values are paired.
  func zipped(with other: TimedEvents) -> TimedEvents {
    let pairs = zip(values, other.values).map {
      Entry(time: max($0.time, $1.time), value: mixed($0.value, $1.value))
    }
    func isDone(_ side: TimedEvents) -> Int {
      guard side.end == .completed, side.values.count == pairs.count else { return .max }
      return max(side.endTime, pairs.last?.time ?? 0)
    }
    var result = TimedEvents(values: pairs)
    let last = min(isDone(self), isDone(other))
    result.finish(last == .max ? nil : .completed, last)
    return result.failing(at: min(failure, other.failure))
  }

  /// Returns the merged events of copies of `inner` that start at the given times.
  func flattened(starting times: [Int], _ inner: TimedEvents) -> TimedEvents {
    times.reduce(withoutValues) { $0.merged(with: inner.shifted(by: $1)) }
  }

  /// Returns the times at which copies of `inner` start, at most one for each value.
  ///
  /// At most `atOnce` copies run at the same time. Further values wait, or are dropped if `waiting`
  /// is false.
  func startTimes(of inner: TimedEvents, atOnce: Int, waiting: Bool = true) -> [Int] {
    var free = Array(repeating: 0, count: atOnce)
    return values.compactMap { entry in
      let place = free.indices.min { free[$0] < free[$1] }!
      guard free[place] < .max, waiting || free[place] <= entry.time else { return nil }
      let start = max(entry.time, free[place])
      free[place] = inner.end == nil ? .max : start + inner.endTime
      return start
    }
  }
}
