import ReactiveCore

extension Operator {
  static let choosing: [Operator] = [
    Operator("recorded", .signal, calls: []) { $0.signal(0) },
    Operator("take", .signal, .count) { $0.signal(0).take($0.count(1)) },
    Operator("takeLast", .signal, .count) { $0.signal(0).takeLast($0.count(1)) },
    Operator("takeWhile", .signal, .predicate, calls: ["take(while:)"]) {
      $0.signal(0).take(while: $0.predicate(1))
    },
    Operator(
      "takeWhileInclusive", .signal, .predicate, calls: ["take(while:)"]
    ) {
      $0.signal(0).take(while: $0.predicate(1), inclusive: true)
    },
    Operator("takeUntilValue", .signal, .predicate, calls: ["take(until:)"]) {
      $0.signal(0).take(until: $0.predicate(1))
    },
    Operator("takeUntil", .signal, .signal, calls: ["take(until:)"]) {
      $0.signal(0).take(until: $0.signal(1))
    },
    Operator("takeUntilReplacement", .signal, .signal, calls: ["take(untilReplacement:)"]) {
      $0.signal(0).take(untilReplacement: $0.signal(1))
    },
    Operator("skip", .signal, .count) { $0.signal(0).skip($0.count(1)) },
    Operator("skipWhile", .signal, .predicate, calls: ["skip(while:)"]) {
      $0.signal(0).skip(while: $0.predicate(1))
    },
    Operator("skipUntil", .signal, .predicate, calls: ["skip(until:)"]) {
      $0.signal(0).skip(until: $0.predicate(1))
    },
    Operator("elementAt", .signal, .count, calls: ["element(at:)"]) {
      $0.signal(0).element(at: $0.count(1))
    },
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
