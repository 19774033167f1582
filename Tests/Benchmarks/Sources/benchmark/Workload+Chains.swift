import BenchmarkFloor
import ReactiveCore

extension Workload {
  static var chains: [Workload] {
    [
      Workload(
        id: "W1", title: "1,000,000 Ints → map → filter → map → sum", events: million,
        limit: 2.1,
        loop: {
          nanoseconds {
            var sum = 0
            for number in 0..<opaque(million) {
              let next = number &+ 1
              if next & 1 == 0 { sum &+= next &* 3 }
            }
            keep(sum)
          }
        },
        chain: {
          nanoseconds {
            var sum = 0
            Chain { next in for number in 0..<million { next(number) } }
              .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
              .listen { sum &+= $0 }
            keep(sum)
          }
        },
        ours: {
          nanoseconds {
            var sum = 0
            counting(to: million)
              .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
              .subscribeNext { sum &+= $0 }
            keep(sum)
          }
        }),
      Workload(
        id: "W2", title: "20 maps, 200,000 Ints", events: 200_000, limit: 1.5,
        chain: {
          nanoseconds {
            var sum = 0
            var chain = Chain<Int> { next in for number in 0..<200_000 { next(number) } }
            for _ in 0..<20 { chain = chain.map { $0 &+ 1 } }
            chain.listen { sum &+= $0 }
            keep(sum)
          }
        },
        ours: {
          nanoseconds {
            var sum = 0
            var signal = counting(to: 200_000)
            for _ in 0..<20 { signal = signal.map { $0 &+ 1 } }
            signal.subscribeNext { sum &+= $0 }
            keep(sum)
          }
        }),
      Workload(
        id: "W9", title: "scan → distinctUntilChanged → take(500,000)", events: million,
        limit: 0.8,
        chain: {
          nanoseconds {
            var last = 0
            Chain { next in for number in 0..<million { next(number) } }
              .scan(0) { $0 &+ $1 }.distinctUntilChanged().take(500_000)
              .listen { last = $0 }
            keep(last)
          }
        },
        ours: {
          nanoseconds {
            var last = 0
            counting(to: million)
              .scan(0) { $0 &+ $1 }.distinctUntilChanged().take(500_000)
              .subscribeNext { last = $0 }
            keep(last)
          }
        }),
    ]
  }
}

let million = 1_000_000

/// Hides a constant from the optimizer.
@inline(never)
func opaque(_ number: Int) -> Int { number }

func counting(to end: Int) -> Signal<Int> {
  Signal { subscriber in
    for number in 0..<end { subscriber.sendNext(number) }
    subscriber.sendCompleted()
    return nil
  }
}
