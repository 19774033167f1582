import ReactiveCore

/// What virtual time costs.
extension Workload {
  static var time: [Workload] {
    [
      Workload(
        id: "W11", title: "throttle, every value passes", events: 100_000,
        limit: 15.2,
        chain: flattenedChain, ours: { throttle(step: .milliseconds(11)) }),
      Workload(
        id: "W11b", title: "throttle, values replace each other", events: 100_000,
        limit: 15.2,
        chain: flattenedChain, ours: { throttle(step: .milliseconds(1)) }),
    ]
  }

  private static func throttle(step: Duration) -> Double {
    let (scheduler, subject, count) = (TestScheduler(), Subject<Int>(), Count())
    subject.throttle(.milliseconds(10), on: scheduler).subscribeNext { count.value &+= $0 }
    return nanoseconds {
      for value in 0..<100_000 {
        subject.sendNext(value)
        scheduler.advance(by: step)
      }
      scheduler.run()
    }
  }
}
