import ReactiveCore

extension TestScheduler {
  /// Returns a signal that sends the timeline's events to each subscriber, with times relative to
  /// the subscription.
  ///
  ///     scheduler.cold("--1--2--|")                       Signal<Int>, if the context requires it
  ///     scheduler.cold(Timeline("--a--|", values: ["a": .zero]))
  public func cold<Value>(_ timeline: Timeline<Value>) -> Signal<Value> {
    coldSource(timeline)
  }

  /// Returns a cold signal whose values are the letters and quoted words in marble text, as in
  /// `scheduler.cold("--a--b|")`.
  public func cold(_ timeline: Timeline<String>) -> Signal<String> {
    coldSource(timeline)
  }

  private func coldSource<Value>(_ timeline: Timeline<Value>) -> Signal<Value> {
    timeline.requireSource()
    return Signal { [self] subscriber in
      let pending = CompoundDisposable()
      let cause = SourceEvent.current
      for moment in timeline.moments {
        pending.add(
          schedule(after: moment.time) { [self] in
            SourceEvent(Symbol(moment.event), at: now, cause: cause).during {
              subscriber.send(moment.event)
            }
          })
      }
      return pending
    }
  }
}

extension Timeline {
  func requireSource() {
    precondition(
      subscribed == .zero && disposed == nil,
      "A source doesn't have a subscription: remove ^ and ! from \(marbleText).")
  }
}
