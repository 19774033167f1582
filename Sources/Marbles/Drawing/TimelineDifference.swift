import ReactiveCore

extension Timeline where Value: Equatable {
  /// Returns both timelines with a star where they differ, or `nil` if they are equal.
  ///
  ///               0s   5s   10s
  ///     expected  --A---1---|
  ///     recorded  --A--1----|
  ///     differs        **
  public func difference(from expected: Timeline) -> Diagram? {
    if self == expected { return nil }
    return Diagram(rows: [
      Row("expected", expected), Row("recorded", self),
      Row("differs", stars: differences(from: expected)),
    ])
  }

  private func differences(from expected: Timeline) -> [Duration] {
    let times = Set(expected.instants.map(\.time) + instants.map(\.time))
    return times.sorted().filter { story(at: $0) != expected.story(at: $0) }
  }

  /// Returns everything at `time` that `==` compares, including what drawings don't show.
  private func story(at time: Duration) -> Timeline {
    Timeline(
      subscribed: subscribed == time ? time : .zero, moments.filter { $0.time == time },
      disposed: disposed == time ? time : nil)
  }
}

extension Row {
  fileprivate init(_ name: String, stars times: [Duration]) {
    self.name = name
    subscribed = .zero
    ended = .zero
    observed = .zero
    instants = times.map { Instant(time: $0, symbols: [.value("*")]) }
  }
}
