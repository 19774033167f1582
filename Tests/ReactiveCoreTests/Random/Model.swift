/// What each step makes of events, told on plain lists and without a signal.
extension Step {
  func model(_ input: TimedEvents) -> TimedEvents {
    var output = input
    switch self {
    case .map: output.values = input.values.map { .init(time: $0.time, value: $0.value &* 3 &+ 1) }
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
    case .take(0): output = TimedEvents(end: .completed, endTime: 0)
    case .take(let count):
      output.values = Array(input.values.prefix(count))
      if output.values.count == count { output.finish(.completed, output.values[count - 1].time) }
    case .skip(let count): output.values = Array(input.values.dropFirst(count))
    case .takeLast(let count):
      output.values =
        input.end != .completed
        ? [] : input.values.suffix(count).map { .init(time: input.endTime, value: $0.value) }
    case .startWith(let value): output.values.insert(.init(time: 0, value: value), at: 0)
    case .retry(let count):
      for _ in 0..<count where output.end == .failed { output = output.followed(by: input) }
    case .delay(let time): output = input.delayed(by: time)
    case .throttle(let time): output = input.throttled(by: time)
    case .timeout(let time): if time < input.endTime { output = input.cut(at: time, end: .failed) }
    case .join(let join, let other): output = join.model(input, other)
    }
    return output
  }
}

extension TimedEvents {
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
}
