/// What each join makes of events and others.
extension Step.Join {
  func model(_ input: TimedEvents, _ other: TimedEvents) -> TimedEvents {
    switch self {
    case .concat: input.end == .completed ? input.followed(by: other) : input
    case .then: Step.Join.concat.model(input.withoutValues, other)
    case .catchTo: input.end == .failed ? input.followed(by: other) : input
    case .merge: input.merged(with: other)
    case .zip: input.zipped(with: other)
    case .combineLatest: input.combined(with: other)
    case .sample: input.sampled(by: other)
    case .takeUntil: input.cut(at: other.end == .failed ? other.firstValue : other.firstEvent)
    case .takeUntilReplacement: input.replaced(by: other)
    case .flattenMap: input.flattened(starting: input.values.map(\.time), other)
    case .concatMap: input.flattened(starting: input.turns(of: other, atOnce: 1), other)
    case .switchToLatest: input.switched(to: other)
    case .exhaustMap:
      input.flattened(starting: input.turns(of: other, atOnce: 1, waiting: false), other)
    case .twoAtATime: input.flattened(starting: input.turns(of: other, atOnce: 2), other)
    case .withLatestFrom: input.paired(withLatestOf: other)
    case .race: input.firstEvent <= other.firstEvent ? input : other
    case .windows: input.windows(between: other)
    }
  }
}

extension TimedEvents {
  fileprivate var firstValue: Int { values.first?.time ?? .max }
  fileprivate var firstEvent: Int { min(firstValue, endTime) }
  fileprivate var failure: Int { end == .failed ? endTime : .max }
  fileprivate var withoutValues: TimedEvents { TimedEvents(end: end, endTime: endTime) }

  fileprivate func merged(with other: TimedEvents) -> TimedEvents {
    // A stable sort: at the same time the left one comes first.
    var all = TimedEvents(values: (values + other.values).sorted { $0.time < $1.time })
    let last = max(endTime, other.endTime)
    all.finish(last == .max ? nil : .completed, last)
    return all.failing(at: min(failure, other.failure))
  }

  /// Ends when one side has nothing left to give.
  fileprivate func zipped(with other: TimedEvents) -> TimedEvents {
    let pairs = zip(values, other.values).map { left, right in
      Entry(time: max(left.time, right.time), value: left.value &* 5 &+ right.value)
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

  /// What merge sends, with each value beside the latest of the other side.
  fileprivate func combined(with other: TimedEvents) -> TimedEvents {
    var result = numbered(from: 0).merged(with: other.numbered(from: values.count))
    var (left, right): (Int?, Int?)
    result.values = result.values.compactMap { entry in
      if entry.value < values.count {
        left = values[entry.value].value
      } else {
        right = other.values[entry.value - values.count].value
      }
      guard let left, let right else { return nil }
      return Entry(time: entry.time, value: left &* 5 &+ right)
    }
    return result
  }

  private func numbered(from first: Int) -> TimedEvents {
    var result = self
    for index in values.indices { result.values[index].value = first + index }
    return result
  }

  fileprivate func sampled(by sampler: TimedEvents) -> TimedEvents {
    var result = endTime < sampler.endTime ? withoutValues : sampler.withoutValues
    result.values = sampler.values.filter { $0.time < result.endTime }.compactMap { sample in
      values.last { $0.time < sample.time }.map { Entry(time: sample.time, value: $0.value) }
    }
    return result
  }

  fileprivate func replaced(by other: TimedEvents) -> TimedEvents {
    if failure < other.firstEvent { return self }
    return TimedEvents(
      values: values.filter { $0.time < other.firstEvent } + other.values,
      end: other.end, endTime: other.endTime)
  }

  /// Merges the inner events once for each of the times.
  fileprivate func flattened(starting times: [Int], _ inner: TimedEvents) -> TimedEvents {
    times.reduce(withoutValues) { $0.merged(with: inner.shifted(by: $1)) }
  }

  /// When each value's inner events begin, if so many run at once; others wait, or are dropped.
  fileprivate func turns(of inner: TimedEvents, atOnce: Int, waiting: Bool = true) -> [Int] {
    var free = Array(repeating: 0, count: atOnce)
    return values.compactMap { entry in
      let place = free.indices.min { free[$0] < free[$1] }!
      guard free[place] < .max, waiting || free[place] <= entry.time else { return nil }
      let start = max(entry.time, free[place])
      free[place] = inner.end == nil ? .max : start + inner.endTime
      return start
    }
  }

  fileprivate func paired(withLatestOf other: TimedEvents) -> TimedEvents {
    var result = self
    result.values = values.compactMap { entry in
      other.values.last { $0.time < entry.time }
        .map { Entry(time: entry.time, value: entry.value &* 5 &+ $0.value) }
    }
    return result.cut(at: other.failure, end: .failed)
  }

  /// What was sent between two boundaries, as one value at the second; the rest at completion.
  fileprivate func windows(between other: TimedEvents) -> TimedEvents {
    var result = withoutValues
    var rest = values[...]
    for boundary in other.values where boundary.time < endTime {
      let full = rest.prefix { $0.time < boundary.time }.map(\.value)
      rest = rest.drop { $0.time < boundary.time }
      result.values.append(Entry(time: boundary.time, value: digest(full)))
    }
    if end == .completed {
      result.values.append(Entry(time: endTime, value: digest(rest.map(\.value))))
    }
    return result.cut(at: other.failure, end: .failed)
  }

  fileprivate func switched(to inner: TimedEvents) -> TimedEvents {
    var result = withoutValues
    for (index, entry) in values.enumerated() {
      let latest = inner.shifted(by: entry.time)
      let isLast = index + 1 == values.count
      let next = isLast ? failure : values[index + 1].time
      result.values += latest.values.filter { $0.time < next }
      if latest.failure < next {
        result.finish(.failed, latest.endTime)
        return result
      }
      if isLast, end == .completed { result.finish(latest.end, max(endTime, latest.endTime)) }
    }
    return result
  }
}
