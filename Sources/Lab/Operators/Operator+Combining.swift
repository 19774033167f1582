import ReactiveCore

extension Operator {
  static let combining: [Operator] = [
    Operator("merge", .signal, .signal) { $0.signal(0).merge($0.signal(1)) },
    Operator("concat", .signal, .signal) { $0.signal(0).concat($0.signal(1)) },
    Operator("startWith", .signal, .value) { $0.signal(0).startWith($0.value(1)) },
    Operator("combineLatest", .signal, .signal, isStatic: true) {
      Signal.combineLatest($0.signal(0), $0.signal(1)) { $0 + $1 }
    },
    Operator("zip", .signal, .signal, isStatic: true) {
      Signal.zip($0.signal(0), $0.signal(1)) { $0 + $1 }
    },
    Operator("withLatestFrom", .signal, .signal, calls: ["withLatestFrom", "map"]) {
      $0.signal(0).withLatestFrom($0.signal(1)).map { $0.0 + $0.1 }
    },
    Operator("race", .signal, .signal) { $0.signal(0).race($0.signal(1)) },
    Operator("then", .signal, .signal) { given in
      given.signal(0).then { given.signal(1) }
    },
    Operator(
      "if", .signal, .predicate, .signal, .signal, isStatic: true
    ) {
      Signal.if($0.signal(0).map($0.predicate(1)), then: $0.signal(2), else: $0.signal(3))
    },
    Operator("switch", .signal, .cases, isStatic: true) {
      Signal.switch($0.signal(0), cases: $0.cases(1))
    },
  ]
}
