/// The input values that `combineLatest` and `zip` combined into each value.
///
/// An operator between a recorded input and `combineLatest` or `zip` might have dropped a value. A
/// value therefore counts as a part only if it is certain to have arrived: either it caused a
/// combined value, or it is the only candidate.
struct JoinedValues {
  private let trace: Trace.State
  /// For each place, the event numbers of its values, or none if there are several subscriptions.
  private var values: [[Int]]
  /// For each place, the events that caused its values.
  private var causes: [Set<Int>]
  private var operators: [[String]]

  init(of rows: [Row], in trace: Trace.State) {
    self.trace = trace
    values = Array(repeating: [], count: trace.sources.count)
    operators = Array(repeating: [], count: trace.sources.count)
    causes = []
    var seen: [Int] = []
    for row in rows {
      guard let traced = row.traced else { continue }
      operators[traced.place] = traced.operators
      values[traced.place] = seen.contains(traced.place) ? [] : row.valueNumbers
      seen.append(traced.place)
    }
    causes = values.map { numbers in Set(numbers.compactMap { trace.causes[$0] }) }
  }

  /// Returns the event numbers of a value's parts, or an empty list if they are uncertain.
  func parts(of number: Int, at place: Int) -> [Int] {
    guard let join = operators[place].first,
      operators[place].dropFirst().allSatisfy({ $0 == "map" })
    else { return [] }
    var parts: [Int] = []
    for source in trace.sources[place] {
      let inputs = values[source]
      let part: Int?
      switch join {
      case "combineLatest", "combineLatest(with:)":
        part = latest(before: number, of: inputs, at: place)
      case "zip", "zip(with:)":
        part = partner(of: number, of: inputs, at: place)
      default: return []
      }
      guard let part else { return [] }
      parts.append(part)
    }
    return parts
  }

  private func latest(before number: Int, of inputs: [Int], at place: Int) -> Int? {
    let count = inputs.count(below: number)
    if count == 0 { return nil }
    let last = inputs[count - 1]
    return count == 1 || causes[place].contains(last) ? last : nil
  }

  private func partner(of number: Int, of inputs: [Int], at place: Int) -> Int? {
    let outputs = values[place]
    let index = outputs.count(below: number)
    guard index < outputs.count, outputs[index] == number, index < inputs.count else { return nil }
    let partner = inputs[index]
    let isLast = inputs.count(below: number) == index + 1
    return trace.causes[number] == partner || isLast || inputs.count == outputs.count
      ? partner : nil
  }
}

extension [Int] {
  /// Returns how many elements of this sorted list are less than a number.
  fileprivate func count(below number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Row {
  /// The event numbers of the row's values.
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
