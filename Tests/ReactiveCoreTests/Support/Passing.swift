import ReactiveCore

typealias NamedStage = (name: String, apply: @Sendable (Signal<Int>) -> Signal<Int>)

/// Operators that forward the values of one input, with entries for its different positions.
let passing: [NamedStage] = [
  ("map", { $0.map { $0 } }),
  ("bind", { $0.bind { { value, _ in .return(value) } } }),
  ("flattenMap", { $0.flattenMap { .return($0) } }),
  ("flattenMap, inner", { source in Signal.return(0).flattenMap { _ in source.map { $0 } } }),
  ("concatMap", { $0.concatMap { .return($0) } }),
  ("concatMap, inner", { source in Signal.return(0).concatMap { _ in source.map { $0 } } }),
  ("flatten(maxConcurrent:)", { $0.map { .return($0) }.flatten(maxConcurrent: 2) }),
  ("switchToLatest", { $0.map { .return($0) }.switchToLatest() }),
  ("switchToLatest, inner", { Signal.return($0).switchToLatest() }),
  ("exhaustMap, inner", { source in Signal.return(0).exhaustMap { _ in source } }),
  ("merge", { $0.merge(.empty()) }),
  ("merge, second", { Signal.empty().merge($0) }),
  ("concat", { $0.concat(.empty()) }),
  ("concat, second", { Signal.empty().concat($0) }),
  ("concat, inner", { Signal.return($0).concat() }),
  ("startWith", { $0.startWith(0).skip(1) }),
  ("then", { source in Signal<Int>.empty().then { source } }),
  ("combineLatest", { $0.combineLatest(with: Signal.return(0)).map { $0.0 } }),
  ("combineLatest, second", { Signal.return(0).combineLatest(with: $0).map { $1 } }),
  ("combineLatest(list)", { Signal.combineLatest([.return(0), $0]).map { $0[1] } }),
  ("combineLatest(many)", { Signal.combineLatest(.return(0), .return(0), $0).map { $2 } }),
  ("withLatestFrom", { $0.withLatestFrom(Signal.return(0)).map { $0.0 } }),
  ("take(until:)", { $0.take(until: Signal<Int>.never()) }),
  ("take(untilReplacement:)", { Signal.never().take(untilReplacement: $0) }),
  ("catch, replacement", { source in Signal.error(Failure("lost")).catch { _ in source } }),
  ("share", { $0.share() }),
  ("delay", { $0.delay(.zero, on: .immediate) }),
  ("deliver", { $0.deliver(on: .immediate) }),
  ("subscribe(on:)", { $0.subscribe(on: .immediate) }),
]
