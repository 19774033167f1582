import ReactiveCore

extension Operator {
  static let combining: [Operator] = [
    Operator(
      name: "merge", parameters: [.signal, .signal],
      swift: "@0.merge(@1)"
    ) { .values($0.signal(0).merge($0.signal(1))) },
    Operator(
      name: "concat", parameters: [.signal, .signal],
      swift: "@0.concat(@1)"
    ) { .values($0.signal(0).concat($0.signal(1))) },
    Operator(
      name: "startWith", parameters: [.signal, .value],
      swift: "@0.startWith(@1)"
    ) { .values($0.signal(0).startWith($0.value(1))) },
    Operator(
      name: "combineLatest", parameters: [.signal, .signal],
      swift: "Signal.combineLatest(@0, @1) { $0 + $1 }"
    ) { .values(Signal.combineLatest($0.signal(0), $0.signal(1)) { $0 + $1 }) },
    Operator(
      name: "zip", parameters: [.signal, .signal],
      swift: "Signal.zip(@0, @1) { $0 + $1 }"
    ) { .values(Signal.zip($0.signal(0), $0.signal(1)) { $0 + $1 }) },
    Operator(
      name: "combineLatest3", parameters: [.signal, .signal, .signal],
      swift: "Signal.combineLatest(@0, @1, @2) { $0 + $1 + $2 }"
    ) { .values(Signal.combineLatest($0.signal(0), $0.signal(1), $0.signal(2)) { $0 + $1 + $2 }) },
    Operator(
      name: "zip3", parameters: [.signal, .signal, .signal],
      swift: "Signal.zip(@0, @1, @2) { $0 + $1 + $2 }"
    ) { .values(Signal.zip($0.signal(0), $0.signal(1), $0.signal(2)) { $0 + $1 + $2 }) },
    Operator(
      name: "withLatestFrom", parameters: [.signal, .signal],
      swift: "@0.withLatestFrom(@1).map { $0 + $1 }"
    ) { .values($0.signal(0).withLatestFrom($0.signal(1)).map { $0.0 + $0.1 }) },
    Operator(
      name: "race", parameters: [.signal, .signal],
      swift: "@0.race(@1)"
    ) { .values($0.signal(0).race($0.signal(1))) },
    Operator(
      name: "then", parameters: [.signal, .signal],
      swift: "@0.then { @1 }"
    ) { .values(then($0.signal(0), $0.signal(1))) },
    Operator(
      name: "if", parameters: [.signal, .predicate, .signal, .signal],
      swift: "Signal.if(@0.map @1, then: @2, else: @3)"
    ) {
      .values(Signal.if($0.signal(0).map($0.predicate(1)), then: $0.signal(2), else: $0.signal(3)))
    },
    Operator(
      name: "switch", parameters: [.signal, .cases],
      swift: "Signal.switch(@0, cases: [@1])"
    ) { .values(Signal.switch($0.signal(0), cases: $0.cases(1))) },
  ]
}
