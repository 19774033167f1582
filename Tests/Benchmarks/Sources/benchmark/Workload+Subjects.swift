import BenchmarkFloor
import Foundation
import ReactiveCore

extension Workload {
  static var subjects: [Workload] {
    [
      Workload(
        id: "W3", title: "a subject, 1 subscriber", events: million, limit: 1.5,
        chain: { send(ChainSubject<Int>(), listeners: 1, values: million) },
        ours: { send(Subject<Int>(), subscribers: 1, values: million) }),
      Workload(
        id: "W3b", title: "a subject, 100 subscribers", events: million, limit: 1.5,
        chain: { send(ChainSubject<Int>(), listeners: 100, values: 10_000) },
        ours: { send(Subject<Int>(), subscribers: 100, values: 10_000) }),
      Workload(
        id: "W4", title: "record 100,000 values, replay them", events: 100_000,
        limit: 2,
        chain: { replay(ChainRecorder<Int>()) },
        ours: { replay(ReplaySubject<Int>()) }),
      Workload(
        id: "W4one", title: "record the last of 100,000 values", events: 100_000,
        limit: 1.2,
        chain: { replay(ChainRecorder<Int>(limit: 1)) },
        ours: { replay(ReplaySubject<Int>(capacity: 1)) }),
      Workload(
        id: "W8", title: "subscribe and dispose a map of a subject", events: 200_000,
        limit: 3,
        chain: {
          let subject = ChainSubject<Int>()
          return nanoseconds {
            for _ in 0..<200_000 { subject.add { keep($0 &+ 1) }() }
          }
        },
        ours: {
          let mapped = Subject<Int>().map { $0 &+ 1 }
          return nanoseconds {
            for _ in 0..<200_000 { mapped.subscribeNext { keep($0) }.dispose() }
          }
        }),
      Workload(
        id: "W12", title: "4 threads × 250,000 values, 1 subscriber", events: million,
        limit: 1.5,
        chain: {
          let subject = ChainSubject<Int>()
          let lock = NSLock()
          let count = Count()
          subject.chain.listen { count.value &+= $0 }
          return push(fromThreads: 4, values: 250_000) { value in
            lock.lock()
            subject.send(value)
            lock.unlock()
          }
        },
        ours: {
          let subject = Subject<Int>()
          let count = Count()
          subject.subscribeNext { count.value &+= $0 }
          return push(fromThreads: 4, values: 250_000) { subject.sendNext($0) }
        }),
    ]
  }

  private static func send(_ subject: ChainSubject<Int>, listeners: Int, values: Int) -> Double {
    let count = Count()
    for _ in 0..<listeners { subject.chain.listen { count.value &+= $0 } }
    return nanoseconds { for value in 0..<values { subject.send(value) } }
  }

  private static func send(_ subject: Subject<Int>, subscribers: Int, values: Int) -> Double {
    let count = Count()
    for _ in 0..<subscribers { subject.subscribeNext { count.value &+= $0 } }
    return nanoseconds { for value in 0..<values { subject.sendNext(value) } }
  }

  private static func replay(_ recorder: ChainRecorder<Int>) -> Double {
    let count = Count()
    return nanoseconds {
      for value in 0..<100_000 { recorder.send(value) }
      recorder.chain.listen { count.value &+= $0 }
    }
  }

  private static func replay(_ subject: ReplaySubject<Int>) -> Double {
    let count = Count()
    return nanoseconds {
      for value in 0..<100_000 { subject.sendNext(value) }
      subject.subscribeNext { count.value &+= $0 }
    }
  }

  private static func push(
    fromThreads threads: Int, values: Int, _ send: @escaping (Int) -> Void
  ) -> Double {
    nonisolated(unsafe) let send = send
    return elapsedNanoseconds {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        for value in 0..<values { send(value) }
      }
    }
  }
}

final class Count: @unchecked Sendable {  // Sendable: each workload serializes access.
  var value = 0
}
