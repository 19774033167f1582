/// What each step makes of a trace, told on plain lists and without a signal.
extension Step {
  func model(_ input: Trace) -> Trace {
    var output = input
    switch self {
    case .map: output.values = input.values.map { .init(time: $0.time, value: $0.value * 3 + 1) }
    case .filter: output.values.removeAll { $0.value % 2 != 0 }
    case .scan:
      for index in output.values.indices.dropFirst() {
        output.values[index].value &+= output.values[index - 1].value
      }
    case .distinct:
      output.values = input.values.indices.filter { index in
        index == 0 || input.values[index - 1].value != input.values[index].value
      }
      .map { input.values[$0] }
    case .take(0): output = Trace(end: .completed, endTime: 0)
    case .take(let count):
      output.values = Array(input.values.prefix(count))
      if output.values.count == count { output.finish(.completed, output.values[count - 1].time) }
    case .skip(let count): output.values = Array(input.values.dropFirst(count))
    case .takeLast(let count):
      output.values =
        input.end != .completed
        ? [] : input.values.suffix(count).map { .init(time: input.endTime, value: $0.value) }
    case .startWith(let value): output.values.insert(.init(time: 0, value: value), at: 0)
    case .delay(let time): output = input.delayed(by: time)
    case .throttle(let time): output = input.throttled(by: time)
    case .concat(let other):
      if input.end == .completed { output = input.followed(by: other.shifted(by: input.endTime)) }
    case .merge(let other): output = input.merged(with: other)
    case .takeUntil(let trigger):
      let failed = trigger.end == .failed
      let time = trigger.values.first?.time ?? (failed ? .max : trigger.endTime)
      if time < input.endTime { output = input.cut(at: time, end: .completed) }
    case .switchToLatest(let inner): output = input.switched { inner.shifted(by: $0) }
    }
    return output
  }
}

extension Trace {
  fileprivate func cut(at time: Int, end: End?) -> Trace {
    var result = Trace(values: values.filter { $0.time < time })
    result.finish(end, time)
    return result
  }

  fileprivate func followed(by other: Trace) -> Trace {
    Trace(values: values + other.values, end: other.end, endTime: other.endTime)
  }

  fileprivate func delayed(by time: Int) -> Trace {
    end == .failed ? shifted(by: time).cut(at: endTime, end: .failed) : shifted(by: time)
  }

  fileprivate func throttled(by time: Int) -> Trace {
    var result = self
    result.values = values.indices.compactMap { index in
      let due = values[index].time + time
      if index + 1 < values.count, values[index + 1].time < due { return nil }
      if due < endTime { return Entry(time: due, value: values[index].value) }
      return end == .completed ? Entry(time: endTime, value: values[index].value) : nil
    }
    return result
  }

  fileprivate func merged(with other: Trace) -> Trace {
    let failure = min(
      end == .failed ? endTime : .max, other.end == .failed ? other.endTime : .max)
    // A stable sort: at the same time the left one comes first.
    let all = Trace(values: (values + other.values).sorted { $0.time < $1.time })
    if failure < .max { return all.cut(at: failure, end: .failed) }
    let last = max(endTime, other.endTime)
    return Trace(values: all.values, end: last == .max ? nil : .completed, endTime: last)
  }

  fileprivate func switched(to inner: (Int) -> Trace) -> Trace {
    var result = Trace(end: end, endTime: endTime)
    for (index, entry) in values.enumerated() {
      let inner = inner(entry.time)
      let next = index + 1 < values.count ? values[index + 1].time : end == .failed ? endTime : .max
      result.values += inner.values.filter { $0.time < next }
      if inner.end == .failed, inner.endTime < next {
        result.finish(.failed, inner.endTime)
        return result
      }
      if index + 1 == values.count, end == .completed {
        result.finish(inner.end, max(endTime, inner.endTime))
      }
    }
    return result
  }
}
