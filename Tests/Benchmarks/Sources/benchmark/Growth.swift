import Foundation
import ReactiveCore

/// Work that is done ten times over: each event should cost what it cost before.
struct Growth {
  let title: String
  let events: Int
  let run: (Int) -> Double

  static var all: [Growth] {
    [
      Growth(title: "map → filter → map", events: 100_000) { count in
        nanoseconds {
          counting(to: count).map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
            .subscribeNext { keep($0) }
        }
      },
      Growth(title: "a subject's subscriptions, live at once", events: 10_000) { count in
        let subject = Subject<Int>()
        return nanoseconds {
          let subscriptions = (0..<count).map { _ in subject.subscribeNext { keep($0) } }
          for subscription in subscriptions { subscription.dispose() }
        }
      },
      Growth(title: "record and replay", events: 10_000) { count in
        nanoseconds {
          let subject = ReplaySubject<Int>()
          for value in 0..<count { subject.sendNext(value) }
          subject.subscribeNext { keep($0) }
        }
      },
      Growth(title: "flatten one-value signals", events: 10_000) { count in
        nanoseconds { signals(count).flatten().subscribeNext { keep($0) } }
      },
      Growth(title: "flatten live signals, then end them", events: 10_000) { count in
        let subjects = (0..<count).map { _ in Subject<Int>() }
        return nanoseconds {
          Signal.merge(subjects).subscribeNext { keep($0) }
          for subject in subjects { subject.sendCompleted() }
        }
      },
      Growth(title: "concat of a queue", events: 10_000) { count in
        nanoseconds { signals(count).concat().subscribeNext { keep($0) } }
      },
      Growth(title: "zip with one side waiting", events: 10_000) { count in
        let (left, right) = (Subject<Int>(), Subject<Int>())
        left.zip(with: right).subscribeNext { keep($0) }
        return nanoseconds {
          for value in 0..<count { left.sendNext(value) }
          for value in 0..<count { right.sendNext(value) }
        }
      },
      Growth(title: "delayed values, all waiting", events: 10_000) { count in
        let scheduler = TestScheduler()
        return nanoseconds {
          counting(to: count).delay(.seconds(1), on: scheduler).subscribeNext { keep($0) }
          scheduler.run()
        }
      },
      Growth(title: "a lazy list, mapped and walked", events: 10_000) { count in
        nanoseconds { keep((0..<count).lazyList.map { $0 &+ 1 }.foldLeft(0, &+)) }
      },
    ]
  }

  /// A line for each kind of work: the times for an event, and the median of their ratios.
  static func table(rounds: Int) -> String {
    let lines = all.map { growth in
      Progress.show(growth.title)
      var pairs: [(Double, Double)] = []
      for round in 0...rounds {
        // The small run as often as it takes to do as much work as the large one.
        let small = (0..<10).map { _ in growth.run(growth.events) }.reduce(0, +)
        let large = growth.run(10 * growth.events)
        if round > 0 { pairs.append((small, large)) }
      }
      let events = Double(10 * growth.events)
      let small = (pairs.map(\.0).median ?? 0) / events
      let large = (pairs.map(\.1).median ?? 0) / events
      let ratio = pairs.map { $0.1 / $0.0 }.median ?? 0
      return String(format: "%9.1f ns %9.1f ns %7.2f   ", small, large, ratio) + growth.title
    }
    Progress.clear()
    return "      an event    at ten × ratio\n" + lines.joined(separator: "\n")
  }

  private static func signals(_ count: Int) -> Signal<Signal<Int>> {
    Signal { subscriber in
      for value in 0..<count { subscriber.sendNext(.return(value)) }
      subscriber.sendCompleted()
      return nil
    }
  }
}

extension [Double] {
  /// The middle one in order of size.
  var median: Double? {
    isEmpty ? nil : sorted()[count / 2]
  }
}
