import ReactiveCore

extension TestScheduler {
  /// Returns a hot signal that sends the timeline's events, with times relative to this call.
  ///
  ///     scheduler.hot("--1--2--|")                        Signal<Int>, if the context requires it
  ///     scheduler.hot(Timeline("--a--|", values: ["a": .zero]))
  public func hot<Value>(_ timeline: Timeline<Value>) -> Signal<Value> {
    hotSource(timeline)
  }

  /// Returns a hot signal whose values are the letters and quoted words in marble text, as in
  /// `scheduler.hot("--a--b|")`.
  public func hot(_ timeline: Timeline<String>) -> Signal<String> {
    hotSource(timeline)
  }

  private func hotSource<Value>(_ timeline: Timeline<Value>) -> Signal<Value> {
    timeline.requireSource()
    let subject = Subject<Value>()
    for moment in timeline.moments {
      schedule(after: moment.time) { [self] in
        SourceEvent(Symbol(moment.event), at: now, cause: nil).during { subject.send(moment.event) }
      }
    }
    return subject
  }
}
