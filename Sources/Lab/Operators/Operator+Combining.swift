import ReactiveCore

extension Operator {
  static let combining: [Operator] = [
    Operator("merge", .signal, .signal) { $0.signal(0).merge($0.signal(1)) },
    Operator("concat", .signal, .signal) { $0.signal(0).concat($0.signal(1)) },
    Operator("startWith", .signal, .value) { $0.signal(0).startWith($0.value(1)) },
    Operator("combineLatest", .signal, .signal, swift: "Signal.combineLatest(@0, @1) { $0 + $1 }") {
      Signal.combineLatest($0.signal(0), $0.signal(1)) { $0 + $1 }
    },
    Operator("zip", .signal, .signal, swift: "Signal.zip(@0, @1) { $0 + $1 }") {
      Signal.zip($0.signal(0), $0.signal(1)) { $0 + $1 }
    },
    Operator(
      "combineLatest3", .signal, .signal, .signal,
      swift: "Signal.combineLatest(@0, @1, @2) { $0 + $1 + $2 }"
    ) {
      Signal.combineLatest($0.signal(0), $0.signal(1), $0.signal(2)) { $0 + $1 + $2 }
    },
    Operator("zip3", .signal, .signal, .signal, swift: "Signal.zip(@0, @1, @2) { $0 + $1 + $2 }") {
      Signal.zip($0.signal(0), $0.signal(1), $0.signal(2)) { $0 + $1 + $2 }
    },
    Operator("withLatestFrom", .signal, .signal, swift: "@0.withLatestFrom(@1).map { $0 + $1 }") {
      $0.signal(0).withLatestFrom($0.signal(1)).map { $0.0 + $0.1 }
    },
    Operator("race", .signal, .signal) { $0.signal(0).race($0.signal(1)) },
    Operator("then", .signal, .signal, swift: "@0.then { @1 }") { given in
      given.signal(0).then { given.signal(1) }
    },
    Operator(
      "if", .signal, .predicate, .signal, .signal,
      swift: "Signal.if(@0.map @1, then: @2, else: @3)"
    ) {
      Signal.if($0.signal(0).map($0.predicate(1)), then: $0.signal(2), else: $0.signal(3))
    },
    Operator("switch", .signal, .cases, swift: "Signal.switch(@0, cases: [@1])") {
      Signal.switch($0.signal(0), cases: $0.cases(1))
    },
  ]
}
