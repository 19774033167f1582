/// Which values `combineLatest` and `zip` have joined into one.
///
/// What is recorded above may have been dropped on its way, so a part is claimed only where it was certainly
/// there: where it brought about a value itself, or none came that could stand for it.
struct Joining {
  private let trace: Trace.State
  /// The values of each place by their numbers; none where it was subscribed more than once.
  private var values: [[Int]]
  private var operators: [[String]]

  init(of rows: [Row], in trace: Trace.State) {
    self.trace = trace
    values = Array(repeating: [], count: trace.sources.count)
    operators = Array(repeating: [], count: trace.sources.count)
    var seen: [Int] = []
    for row in rows {
      guard let traced = row.traced else { continue }
      operators[traced.place] = traced.operators
      values[traced.place] = seen.contains(traced.place) ? [] : row.valueNumbers
      seen.append(traced.place)
    }
  }

  /// The numbers of what a value was joined of; empty where that is not certain.
  func parts(of number: Int, at place: Int) -> [Int] {
    guard let join = operators[place].first,
      operators[place].dropFirst().allSatisfy({ $0 == "map" })
    else { return [] }
    let outputs = values[place]
    var parts: [Int] = []
    for source in trace.sources[place] {
      let inputs = values[source]
      let part: Int?
      switch join {
      case "combineLatest", "combineLatest(with:)":
        part = latest(before: number, of: inputs, outputs)
      case "zip", "zip(with:)":
        part = partner(of: number, of: inputs, outputs)
      default: return []
      }
      guard let part else { return [] }
      parts.append(part)
    }
    return parts
  }

  private func latest(before number: Int, of inputs: [Int], _ outputs: [Int]) -> Int? {
    guard let last = inputs.last(where: { $0 < number }) else { return nil }
    return last == inputs[0] || outputs.contains { trace.causes[$0] == last } ? last : nil
  }

  private func partner(of number: Int, of inputs: [Int], _ outputs: [Int]) -> Int? {
    guard let place = outputs.firstIndex(of: number), place < inputs.count else { return nil }
    let partner = inputs[place]
    let isLast = inputs.last { $0 < number } == partner
    return trace.causes[number] == partner || isLast || inputs.count == outputs.count
      ? partner : nil
  }
}

extension Row {
  /// The numbers of its values in the trace.
  fileprivate var valueNumbers: [Int] {
    var events = (traced?.events ?? [])[...]
    var numbers: [Int] = []
    for symbol in instants.flatMap(\.symbols) where symbol.isEvent {
      guard let number = events.popFirst() else { break }
      if case .value = symbol { numbers.append(number) }
    }
    return numbers
  }
}
