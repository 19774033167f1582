/// The input values from which each value was made, if the recording shows them.
///
/// An input is a place that receives no events from another place. Each of its values is an origin.
/// Downstream of an input, a value's origin is the origin of the value that caused it.
///
/// At a place that receives events from several others, the cause isn't enough: a `combineLatest`
/// value also contains other values, and a `sample` value doesn't contain its cause at all. There,
/// or if the cause is unknown, a value's origins are those of the upstream values that its text
/// contains, if any. For the parts of `combineLatest` and `zip`, see ``JoinedValues``.
struct Origins {
  private struct TracedValue {
    let place: Int
    let text: String
  }

  private let trace: Trace.State
  // `values` and `origins` are indexed by event number.
  private var values: [TracedValue?]
  private var origins: [[Int]]
  /// The recorded signal of each place.
  private var signals: [ObjectIdentifier?]
  private let joining: JoinedValues
  /// For each place and text, the number of the latest value with that text.
  private var latest: [[String: Int]]

  init(of rows: [Row], in trace: Trace.State) {
    self.trace = trace
    joining = JoinedValues(of: rows, in: trace)
    values = Array(repeating: nil, count: trace.causes.count)
    origins = Array(repeating: [], count: trace.causes.count)
    signals = Array(repeating: nil, count: trace.sources.count)
    latest = Array(repeating: [:], count: trace.sources.count)
    for row in rows {
      guard let traced = row.traced else { continue }
      signals[traced.place] = traced.signal
      var events = traced.events[...]
      for instant in row.instants {
        for symbol in instant.symbols where symbol.isEvent {
          guard let number = events.popFirst(), case .value(let text) = symbol else { continue }
          values[number] = TracedValue(place: traced.place, text: text)
        }
      }
    }
    let above = trace.sources.indices.map { places(above: $0) }
    for (number, value) in values.enumerated() {
      guard let value else { continue }
      origins[number] = origins(of: value, number, above: above[value.place])
      latest[value.place][value.text] = number
    }
  }

  /// Returns the rows with the origins of each value.
  func shown(in rows: [Row]) -> [Row] {
    rows.map { row in
      guard let traced = row.traced else { return row }
      var shown = row
      var events = traced.events[...]
      for index in row.instants.indices {
        shown.instants[index].origins = row.instants[index].symbols.map { symbol in
          guard symbol.isEvent, let number = events.popFirst() else { return [] }
          return origins[number]
        }
      }
      return shown
    }
  }

  private func origins(of value: TracedValue, _ number: Int, above: [Int]) -> [Int] {
    if above.isEmpty {
      // An input that is subscribed to twice, or recorded at two places, sends the same values twice.
      let signal = signals[value.place]
      let places = signals.indices.filter {
        $0 == value.place || signal != nil && signals[$0] == signal
      }
      return last(value.text, at: places).map { origins[$0] } ?? [number]
    }
    let joined = joining.parts(of: number, at: value.place).filter { values[$0] != nil }
    if joined.count > 1 { return all(of: joined) }
    var cause: Int?
    if let known = trace.causes[number], values[known] != nil { cause = known }
    let parts = ComposedText(of: value.text) { last($0, at: above) }.parts
    let isMeeting = trace.sources[value.place].count > 1
    if let cause, !isMeeting, !parts.contains(cause) { return origins[cause] }
    return all(of: parts)
  }

  private func all(of parts: [Int]) -> [Int] {
    var all: [Int] = []
    for part in parts {
      for origin in origins[part] where !all.contains(origin) { all.append(origin) }
    }
    return all
  }

  /// Returns the event number of the latest value whose text is `text`, searching all `places`.
  private func last(_ text: String, at places: [Int]) -> Int? {
    places.compactMap { latest[$0][text] }.max()
  }

  private func places(above place: Int) -> [Int] {
    var found: [Int] = []
    var open = trace.sources[place]
    while let next = open.popLast() {
      if next == place || found.contains(next) { continue }
      found.append(next)
      open += trace.sources[next]
    }
    return found
  }
}

extension Symbol {
  var isEvent: Bool { self != .subscribed && self != .disposed }
}
