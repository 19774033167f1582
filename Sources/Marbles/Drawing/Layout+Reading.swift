extension Layout {
  /// Returns the time of a column, or `nil` if the drawing is not to scale there.
  func time(at column: Int) -> Duration? {
    let known = columns.sorted { $0.value < $1.value }
    guard let next = known.firstIndex(where: { $0.value >= column }) ?? known.indices.last else {
      return nil
    }
    if known[next].value == column { return known[next].key }
    guard next > 0 else { return nil }
    let (left, right) = (known[next - 1], known[next])
    let time =
      left.key + (right.key - left.key) * (column - left.value) / (right.value - left.value)
    let unit = Duration.exactUnit(for: known.map(\.key))
    // To the right of the drawing, round to the nearest whole unit.
    if column > right.value { return unit * Int((time / unit).rounded()) }
    return time.isMultiple(of: unit) ? time : nil
  }

  /// Returns a copy of the layout with additional times at the given columns.
  func including(_ times: [Duration: Int]) -> Layout {
    var layout = self
    layout.columns.merge(times) { $1 }
    return layout
  }
}
