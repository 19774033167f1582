import BenchmarkFloor
import ReactiveCore

extension Workload {
  static var joining: [Workload] {
    [
      Workload(
        id: "W5", title: "combineLatest of two subjects", events: 500_000, limit: 1.8,
        chain: { push(500_000) { $0.chain.combineLatest($1.chain) } },
        ours: { push(500_000) { $0.combineLatest(with: $1) } }),
      Workload(
        id: "W5b", title: "zip of two subjects", events: 500_000, limit: 0.7,
        chain: { push(500_000) { $0.chain.zip($1.chain) } },
        ours: { push(500_000) { $0.zip(with: $1) } }),
      Workload(
        id: "W6", title: "flatten 100,000 one-value signals", events: 100_000,
        limit: 24,
        chain: flattenedChain,
        ours: { inner { $0.flatten() } }),
      Workload(
        id: "W6b", title: "switchToLatest over 100,000 signals", events: 100_000,
        limit: 15,
        chain: flattenedChain, ours: { inner { $0.switchToLatest() } }),
      Workload(
        id: "W6c", title: "concat of 100,000 one-value signals", events: 100_000,
        limit: 24,
        chain: flattenedChain, ours: { inner { $0.concat() } }),
      Workload(
        id: "W7", title: "merge of 100 subjects", events: million, limit: 1.5,
        chain: {
          let subjects = (0..<100).map { _ in ChainSubject<Int>() }
          let count = Count()
          Chain<Chain<Int>> { next in for subject in subjects { next(subject.chain) } }
            .flatten().listen { count.value &+= $0 }
          return nanoseconds {
            for value in 0..<10_000 { for subject in subjects { subject.send(value) } }
          }
        },
        ours: {
          let subjects = (0..<100).map { _ in Subject<Int>() }
          let count = Count()
          Signal.merge(subjects).subscribeNext { count.value &+= $0 }
          return nanoseconds {
            for value in 0..<10_000 { for subject in subjects { subject.sendNext(value) } }
          }
        }),
    ]
  }

  /// Returns the time that a chain takes to flatten 100,000 other chains.
  static func flattenedChain() -> Double {
    let count = Count()
    return nanoseconds {
      Chain<Chain<Int>> { next in
        for value in 0..<100_000 { next(Chain { $0(value) }) }
      }
      .flatten().listen { count.value &+= $0 }
    }
  }

  private static func push(
    _ events: Int, _ join: (ChainSubject<Int>, ChainSubject<Int>) -> Chain<(Int, Int)>
  ) -> Double {
    let (left, right, count) = (ChainSubject<Int>(), ChainSubject<Int>(), Count())
    join(left, right).listen { count.value &+= $0 &+ $1 }
    return nanoseconds {
      for value in 0..<events / 2 {
        left.send(value)
        right.send(value)
      }
    }
  }

  private static func push(
    _ events: Int, _ join: (Subject<Int>, Subject<Int>) -> Signal<(Int, Int)>
  ) -> Double {
    let (left, right, count) = (Subject<Int>(), Subject<Int>(), Count())
    join(left, right).subscribeNext { count.value &+= $0 &+ $1 }
    return nanoseconds {
      for value in 0..<events / 2 {
        left.sendNext(value)
        right.sendNext(value)
      }
    }
  }

  private static func inner(_ flatten: (Signal<Signal<Int>>) -> Signal<Int>) -> Double {
    let count = Count()
    let signals = Signal<Signal<Int>> { subscriber in
      for value in 0..<100_000 { subscriber.sendNext(.return(value)) }
      subscriber.sendCompleted()
      return nil
    }
    return nanoseconds { flatten(signals).subscribeNext { count.value &+= $0 } }
  }
}
