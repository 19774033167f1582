import BenchmarkFloor
import ReactiveCore

extension Workload {
  static var time: [Workload] {
    [
      Workload(
        id: "W11", title: "throttle sends every value", events: 100_000,
        limit: 2.5,
        chain: { throttledChain(step: 11) }, ours: { throttle(step: .milliseconds(11)) }),
      Workload(
        id: "W11b", title: "throttle drops all but the last value", events: 100_000,
        limit: 1.5,
        chain: { throttledChain(step: 1) }, ours: { throttle(step: .milliseconds(1)) }),
    ]
  }

  private static func throttledChain(step: Int) -> Double {
    let (clock, subject, count) = (ChainClock(), ChainSubject<Int>(), Count())
    subject.chain.throttle(10, on: clock).listen { count.value &+= $0 }
    return nanoseconds {
      for value in 0..<100_000 {
        subject.send(value)
        clock.advance(by: step)
      }
      clock.advance(by: 10)
    }
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
