/// What each step makes of events, told on plain lists and without a signal, from what is written about it.
extension Step {
  func model(_ input: TimedEvents) -> TimedEvents {
    var output = input
    switch self {
    case .map: output.values = input.values.map { .init(time: $0.time, value: $0.value &* 3 &+ 1) }
    case .filter: output.values.removeAll { $0.value % 2 != 0 }
    case .ignore: output.values.removeAll { $0.value == 1 }
    case .ignoreValues: output.values = []
    case .same: break
    case .scan:
      for index in output.values.indices.dropFirst() {
        output.values[index].value &+= output.values[index - 1].value
      }
    case .scanWithIndex:
      var running = 0
      for index in output.values.indices {
        running = running &+ index &* output.values[index].value
        output.values[index].value = running
      }
    case .combinePrevious:
      for index in output.values.indices {
        let previous = index == 0 ? 7 : input.values[index - 1].value
        output.values[index].value = previous &* 5 &+ input.values[index].value
      }
    case .distinct:
      output.values = input.values.indices.filter { index in
        index == 0 || input.values[index - 1].value != input.values[index].value
      }
      .map { input.values[$0] }
    case .distinctByParity:
      output.values = []
      for entry in input.values where output.values.last.map({ $0.value % 2 }) != entry.value % 2 {
        output.values.append(entry)
      }
    case .take(0): output = TimedEvents(end: .completed, endTime: 0)
    case .take(let count): output = input.ended(after: count)
    case .element(let index):
      output = input.ended(after: index + 1)
      output.values = Array(output.values.dropFirst(index))
    case .skip(let count): output.values = Array(input.values.dropFirst(count))
    case .takeLast(let count): output = input.atCompletion(Array(input.valuesAlone.suffix(count)))
    case .takeWhile:
      if let stop = input.values.firstIndex(where: { $0.value > 2 }) {
        output = input.cut(atValue: stop, end: .completed)
      }
    case .takeWhileInclusive:
      if let stop = input.values.firstIndex(where: { $0.value > 2 }) {
        output = input.ended(after: stop + 1)
      }
    case .skipWhile: output.values = Array(input.values.drop { $0.value <= 2 })
    case .startWith(let value): output.values.insert(.init(time: 0, value: value), at: 0)
    case .collect: output = input.atCompletion([digest(input.valuesAlone)])
    case .aggregate: output = input.atCompletion([input.valuesAlone.reduce(7) { $0 &* 3 &+ $1 }])
    case .any: output = input.decided(by: { $0 > 2 }, yes: 1, no: 0, failed: 0)
    case .all: output = input.decided(by: { $0 > 2 }, yes: 0, no: 1, failed: 0)
    case .bufferCount(let count):
      output.values = []
      for start in stride(from: 0, to: input.values.count, by: count) {
        let part = input.values[start..<min(start + count, input.values.count)]
        let isFull = part.count == count
        if !isFull, input.end != .completed { continue }
        let time = isFull ? part.last!.time : input.endTime
        output.values.append(.init(time: time, value: digest(part.map(\.value))))
      }
    case .retry(let count):
      for _ in 0..<count where output.end == .failed { output = output.followed(by: input) }
    case .retryAfter(let count, let wait):
      for _ in 0..<count where output.end == .failed {
        output.endTime += wait
        output = output.followed(by: input)
      }
    case .replaceError(let value):
      if input.end == .failed {
        output.values.append(.init(time: input.endTime, value: value))
        output.finish(.completed, input.endTime)
      }
    case .tryMap:
      if let wrong = input.values.firstIndex(where: { $0.value == 3 }) {
        output = input.cut(atValue: wrong, end: .failed)
      }
    case .repeated(let count):
      output.values.insert(.init(time: 0, value: 9), at: 0)
      output = output.repeated(upTo: count)
    case .delay(let time): output = input.delayed(by: time)
    case .throttle(let time): output = input.throttled(by: time)
    case .throttleFirst(let time): output = input.firstOnes(each: time)
    case .throttleLatest(let time): output = input.latestOnes(each: time)
    case .buffer(let time): output = input.buffered(for: time)
    case .timeout(let time): if time < input.endTime { output = input.cut(at: time, end: .failed) }
    case .join(let join, let other): output = join.model(input, other)
    }
    return output
  }
}

/// One number for a list, in which the order counts.
func digest(_ values: [Int]) -> Int { values.reduce(1) { $0 &* 31 &+ $1 } }

extension TimedEvents {
  fileprivate var valuesAlone: [Int] { values.map(\.value) }

  /// The first `count` values, and completion with the last of them.
  fileprivate func ended(after count: Int) -> TimedEvents {
    guard values.count >= count else { return self }
    var result = TimedEvents(values: Array(values.prefix(count)))
    result.finish(.completed, values[count - 1].time)
    return result
  }

  /// The values before one of them, and the end in its place.
  fileprivate func cut(atValue index: Int, end: End) -> TimedEvents {
    var result = TimedEvents(values: Array(values.prefix(index)))
    result.finish(end, values[index].time)
    return result
  }

  /// These values at completion, and none before.
  fileprivate func atCompletion(_ last: [Int]) -> TimedEvents {
    var result = TimedEvents(end: end, endTime: endTime)
    if end == .completed { result.values = last.map { Entry(time: endTime, value: $0) } }
    return result
  }

  /// One value: at the first that decides, or at the end.
  fileprivate func decided(
    by decides: (Int) -> Bool, yes: Int, no: Int, failed: Int
  ) -> TimedEvents {
    var result = TimedEvents()
    if let first = values.first(where: { decides($0.value) }) {
      result.values = [Entry(time: first.time, value: yes)]
      result.finish(.completed, first.time)
    } else if let end {
      result.values = [Entry(time: endTime, value: end == .failed ? failed : no)]
      result.finish(.completed, endTime)
    }
    return result
  }

  /// As often as it completes, until there are `count` values; it has to have one.
  fileprivate func repeated(upTo count: Int) -> TimedEvents {
    var result = self
    while result.end == .completed, result.values.count < count {
      result = result.followed(by: self)
    }
    return result.ended(after: count)
  }

  fileprivate func delayed(by time: Int) -> TimedEvents {
    end == .failed ? shifted(by: time).cut(at: endTime, end: .failed) : shifted(by: time)
  }

  fileprivate func throttled(by time: Int) -> TimedEvents {
    var result = self
    result.values = values.indices.compactMap { index in
      let due = values[index].time + time
      if index + 1 < values.count, values[index + 1].time < due { return nil }
      if due < endTime { return Entry(time: due, value: values[index].value) }
      return end == .completed ? Entry(time: endTime, value: values[index].value) : nil
    }
    return result
  }

  fileprivate func firstOnes(each time: Int) -> TimedEvents {
    var result = self
    result.values = []
    for entry in values where result.values.last.map({ entry.time - $0.time >= time }) ?? true {
      result.values.append(entry)
    }
    return result
  }

  /// The first at once, and the latest of each interval after it at its end.
  fileprivate func latestOnes(each time: Int) -> TimedEvents {
    var result = self
    result.values = []
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

  fileprivate func buffered(for time: Int) -> TimedEvents {
    var result = self
    result.values = []
    var rest = values[...]
    while let first = rest.first {
      let due = first.time + time
      let part = rest.prefix { $0.time < due }.map(\.value)
      rest = rest.drop { $0.time < due }
      if due < endTime {
        result.values.append(Entry(time: due, value: digest(part)))
      } else if end == .completed {
        result.values.append(Entry(time: endTime, value: digest(part)))
      }
    }
    return result
  }
}
