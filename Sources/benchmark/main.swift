import BenchmarkFloor
import ReactiveCore

func time(_ n: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let d = clock.measure(body)
  return Double(d.components.attoseconds) / 1e9 / Double(n) + Double(d.components.seconds) * 1e9 / Double(n)
}
nonisolated(unsafe) var sink = 0
func compare(_ name: String, _ n: Int, chain: () -> Void, ours: () -> Void) {
  if CommandLine.arguments.count > 1, CommandLine.arguments[1] != name { return }
  var a: [Double] = [], b: [Double] = []
  for _ in 0..<9 { a.append(time(n, chain)); b.append(time(n, ours)) }
  a.sort(); b.sort()
  print(name, "chain", a[4], "ours", b[4], "ratio", b[4] / a[4])
}
func run() {
  let million = 1_000_000
  compare("W1", million) {
    var sum = 0
    Chain<Int> { next in for i in 0..<million { next(i) } }.map { $0 + 1 }.filter { $0 & 1 == 0 }.map { $0 * 3 }.listen { sum &+= $0 }
    sink = sum
  } ours: {
    var sum = 0
    Signal<Int> { s in for i in 0..<million { s.sendNext(i) }; s.sendCompleted(); return nil }.map { $0 + 1 }.filter { $0 & 1 == 0 }.map { $0 * 3 }.subscribeNext { sum &+= $0 }
    sink = sum
  }
  compare("W2", 200_000) {
    var c = Chain<Int> { next in for i in 0..<200_000 { next(i) } }
    for _ in 0..<20 { c = c.map { $0 &+ 1 } }
    c.listen { sink = $0 }
  } ours: {
    var c = Signal<Int> { next in for i in 0..<200_000 { next.sendNext(i) }; return nil }
    for _ in 0..<20 { c = c.map { $0 &+ 1 } }
    c.subscribeNext { sink = $0 }
  }
  compare("W3", million) {
    let s = ChainSubject<Int>(); s.chain.listen { sink &+= $0 }
    for i in 0..<million { s.send(i) }
  } ours: {
    let s = Subject<Int>(); s.subscribeNext { sink &+= $0 }
    for i in 0..<million { s.sendNext(i) }
  }
  compare("W3b", million) {
    let s = ChainSubject<Int>(); for _ in 0..<100 { s.chain.listen { sink &+= $0 } }
    for i in 0..<10_000 { s.send(i) }
  } ours: {
    let s = Subject<Int>(); for _ in 0..<100 { s.subscribeNext { sink &+= $0 } }
    for i in 0..<10_000 { s.sendNext(i) }
  }
  compare("W4", 100_000) {
    let s = ChainRecorder<Int>(); for i in 0..<100_000 { s.send(i) }
    s.chain.listen { sink &+= $0 }
  } ours: {
    let s = ReplaySubject<Int>(); for i in 0..<100_000 { s.sendNext(i) }
    s.subscribeNext { sink &+= $0 }
  }
  compare("W4one", 100_000) {
    let s = ChainRecorder<Int>(limit: 1); for i in 0..<100_000 { s.send(i) }
    s.chain.listen { sink &+= $0 }
  } ours: {
    let s = ReplaySubject<Int>(capacity: 1); for i in 0..<100_000 { s.sendNext(i) }
    s.subscribeNext { sink &+= $0 }
  }
  compare("W5", 500_000) {
    let a = ChainSubject<Int>(), b = ChainSubject<Int>()
    a.chain.combineLatest(b.chain).listen { sink &+= $0.0 &+ $0.1 }
    for i in 0..<250_000 { a.send(i); b.send(i) }
  } ours: {
    let a = Subject<Int>(), b = Subject<Int>()
    a.combineLatest(with: b).subscribeNext { sink &+= $0.0 &+ $0.1 }
    for i in 0..<250_000 { a.sendNext(i); b.sendNext(i) }
  }
  compare("W5b", 500_000) {
    let a = ChainSubject<Int>(), b = ChainSubject<Int>()
    a.chain.zip(b.chain).listen { sink &+= $0.0 &+ $0.1 }
    for i in 0..<250_000 { a.send(i); b.send(i) }
  } ours: {
    let a = Subject<Int>(), b = Subject<Int>()
    a.zip(with: b).subscribeNext { sink &+= $0.0 &+ $0.1 }
    for i in 0..<250_000 { a.sendNext(i); b.sendNext(i) }
  }
  compare("W6", 100_000) {
    Chain<Chain<Int>> { n in for i in 0..<100_000 { n(Chain { $0(i) }) } }.flatten().listen { sink &+= $0 }
  } ours: {
    Signal<Signal<Int>> { n in for i in 0..<100_000 { n.sendNext(.return(i)) }; return nil }.flatten().subscribeNext { sink &+= $0 }
  }
  compare("W6b", 100_000) {
    Chain<Chain<Int>> { n in for i in 0..<100_000 { n(Chain { $0(i) }) } }.flatten().listen { sink &+= $0 }
  } ours: {
    Signal<Signal<Int>> { n in for i in 0..<100_000 { n.sendNext(.return(i)) }; return nil }.switchToLatest().subscribeNext { sink &+= $0 }
  }
  compare("W6c", 100_000) {
    Chain<Chain<Int>> { n in for i in 0..<100_000 { n(Chain { $0(i) }) } }.flatten().listen { sink &+= $0 }
  } ours: {
    Signal<Signal<Int>> { n in for i in 0..<100_000 { n.sendNext(.return(i)) }; return nil }.concat().subscribeNext { sink &+= $0 }
  }
  compare("W7", million) {
    let ss = (0..<100).map { _ in ChainSubject<Int>() }
    Chain<Chain<Int>> { n in for s in ss { n(s.chain) } }.flatten().listen { sink &+= $0 }
    for i in 0..<10_000 { for s in ss { s.send(i) } }
  } ours: {
    let ss = (0..<100).map { _ in Subject<Int>() }
    Signal.merge(ss).subscribeNext { sink &+= $0 }
    for i in 0..<10_000 { for s in ss { s.sendNext(i) } }
  }
  compare("W8", 200_000) {
    let s = ChainSubject<Int>()
    for _ in 0..<200_000 { s.add { sink &+= $0 + 1 }() }
  } ours: {
    let s = Subject<Int>(); let m = s.map { $0 + 1 }
    for _ in 0..<200_000 { m.subscribeNext { sink &+= $0 }.dispose() }
  }
  compare("W9", million) {
    Chain<Int> { next in for i in 0..<million { next(i) } }.scan(0) { $0 &+ $1 }.distinctUntilChanged().take(500_000).listen { sink = $0 }
  } ours: {
    Signal<Int> { next in for i in 0..<million { next.sendNext(i) }; return nil }.scan(0) { $0 &+ $1 }.distinctUntilChanged().take(500_000).subscribeNext { sink = $0 }
  }
  compare("W11b", 100_000) { sink += 1 } ours: {
    let t = TestScheduler(); let s = Subject<Int>()
    s.throttle(.milliseconds(10), on: t).subscribeNext { sink &+= $0 }
    for i in 0..<100_000 { s.sendNext(i); t.advance(by: .milliseconds(1)) }
    t.run()
  }
  compare("W11", 100_000) { sink += 1 } ours: {
    let t = TestScheduler(); let s = Subject<Int>()
    s.throttle(.milliseconds(10), on: t).subscribeNext { sink &+= $0 }
    for i in 0..<100_000 { s.sendNext(i); t.advance(by: .milliseconds(11)) }
    t.run()
  }
}
run()
