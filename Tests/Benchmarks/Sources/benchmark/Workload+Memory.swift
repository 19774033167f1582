import BenchmarkFloor
import Foundation
import ReactiveCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Workload {
  static var memory: [Workload] {
    [
      Workload(
        id: "W8live", title: "100,000 live subscriptions to a map", events: 100_000,
        limit: 2.06, unit: .bytes, isMeasuredOnce: true,
        chain: {
          let subject = ChainSubject<Int>()
          var endings: [() -> Void] = []
          let before = bytesInUse()
          let mapped = Chain<Int> { endings.append(subject.add($0)) }.map { $0 &+ 1 }
          for _ in 0..<100_000 { mapped.listen { keep($0) } }
          let grown = bytesInUse() - before
          kept.append((subject, endings))
          return grown
        },
        ours: {
          let subject = Subject<Int>()
          let mapped = subject.map { $0 &+ 1 }
          let before = bytesInUse()
          for _ in 0..<100_000 { mapped.subscribeNext { keep($0) } }
          let grown = bytesInUse() - before
          kept.append(subject)
          return grown
        })
    ]
  }

  // If these objects were released, the next measurement would reuse their memory.
  nonisolated(unsafe) private static var kept: [Any] = []

  private static func bytesInUse() -> Double {
    #if canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Double(statistics.size_in_use)
    #else
      let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")[1]
      return pages.flatMap { Double($0) }.map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) } ?? .nan
    #endif
  }
}

extension Workload {
  /// All workloads, starting with memory, because memory freed by others would hide growth.
  static var all: [Workload] { memory + chains + subjects + joining + time }
}
