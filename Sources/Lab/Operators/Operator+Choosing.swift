import ReactiveCore

extension Operator {
  static let choosing: [Operator] = [
    Operator("recorded", .signal, swift: "@0") { $0.signal(0) },
    Operator("take", .signal, .count) { $0.signal(0).take($0.count(1)) },
    Operator("takeLast", .signal, .count) { $0.signal(0).takeLast($0.count(1)) },
    Operator("takeWhile", .signal, .predicate, swift: "@0.take(while: @1)") {
      $0.signal(0).take(while: $0.predicate(1))
    },
    Operator(
      "takeWhileInclusive", .signal, .predicate,
      swift: "@0.take(while: @1, inclusive: true)"
    ) {
      $0.signal(0).take(while: $0.predicate(1), inclusive: true)
    },
    Operator("takeUntilValue", .signal, .predicate, swift: "@0.take(until: @1)") {
      $0.signal(0).take(until: $0.predicate(1))
    },
    Operator("takeUntil", .signal, .signal, swift: "@0.take(until: @1)") {
      $0.signal(0).take(until: $0.signal(1))
    },
    Operator("takeUntilReplacement", .signal, .signal, swift: "@0.take(untilReplacement: @1)") {
      $0.signal(0).take(untilReplacement: $0.signal(1))
    },
    Operator("skip", .signal, .count) { $0.signal(0).skip($0.count(1)) },
    Operator("skipWhile", .signal, .predicate, swift: "@0.skip(while: @1)") {
      $0.signal(0).skip(while: $0.predicate(1))
    },
    Operator("skipUntil", .signal, .predicate, swift: "@0.skip(until: @1)") {
      $0.signal(0).skip(until: $0.predicate(1))
    },
    Operator("elementAt", .signal, .count, swift: "@0.element(at: @1)") {
      $0.signal(0).element(at: $0.count(1))
    },
    Operator("everyOther", .signal, swift: "everyOther(@0)") { everyOther($0.signal(0)) },
    Operator("sample", .signal, .signal) { $0.signal(0).sample($0.signal(1)) },
    Operator("throttle", .signal, .seconds) {
      $0.signal(0).throttle($0.seconds(1), on: $0.scheduler)
    },
    Operator("throttleFirst", .signal, .seconds) {
      $0.signal(0).throttleFirst($0.seconds(1), on: $0.scheduler)
    },
    Operator("throttleLatest", .signal, .seconds) {
      $0.signal(0).throttleLatest($0.seconds(1), on: $0.scheduler)
    },
    Operator("debounce", .signal, .seconds) {
      $0.signal(0).debounce($0.seconds(1), on: $0.scheduler)
    },
  ]
}
