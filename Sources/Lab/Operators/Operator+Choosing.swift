import ReactiveCore

extension Operator {
  static let choosing: [Operator] = [
    Operator(
      name: "recorded", parameters: [.signal],
      swift: "@0"
    ) { .values($0.signal(0)) },
    Operator(
      name: "take", parameters: [.signal, .count],
      swift: "@0.take(@1)"
    ) { .values($0.signal(0).take($0.count(1))) },
    Operator(
      name: "takeLast", parameters: [.signal, .count],
      swift: "@0.takeLast(@1)"
    ) { .values($0.signal(0).takeLast($0.count(1))) },
    Operator(
      name: "takeWhile", parameters: [.signal, .predicate],
      swift: "@0.take(while: @1)"
    ) { .values($0.signal(0).take(while: $0.predicate(1))) },
    Operator(
      name: "takeWhileInclusive", parameters: [.signal, .predicate],
      swift: "@0.take(while: @1, inclusive: true)"
    ) { .values($0.signal(0).take(while: $0.predicate(1), inclusive: true)) },
    Operator(
      name: "takeUntilValue", parameters: [.signal, .predicate],
      swift: "@0.take(until: @1)"
    ) { .values($0.signal(0).take(until: $0.predicate(1))) },
    Operator(
      name: "takeUntil", parameters: [.signal, .signal],
      swift: "@0.take(until: @1)"
    ) { .values($0.signal(0).take(until: $0.signal(1))) },
    Operator(
      name: "takeUntilReplacement", parameters: [.signal, .signal],
      swift: "@0.take(untilReplacement: @1)"
    ) { .values($0.signal(0).take(untilReplacement: $0.signal(1))) },
    Operator(
      name: "skip", parameters: [.signal, .count],
      swift: "@0.skip(@1)"
    ) { .values($0.signal(0).skip($0.count(1))) },
    Operator(
      name: "skipWhile", parameters: [.signal, .predicate],
      swift: "@0.skip(while: @1)"
    ) { .values($0.signal(0).skip(while: $0.predicate(1))) },
    Operator(
      name: "skipUntil", parameters: [.signal, .predicate],
      swift: "@0.skip(until: @1)"
    ) { .values($0.signal(0).skip(until: $0.predicate(1))) },
    Operator(
      name: "elementAt", parameters: [.signal, .count],
      swift: "@0.element(at: @1)"
    ) { .values($0.signal(0).element(at: $0.count(1))) },
    Operator(
      name: "sample", parameters: [.signal, .signal],
      swift: "@0.sample(@1)"
    ) { .values($0.signal(0).sample($0.signal(1))) },
    Operator(
      name: "throttle", parameters: [.signal, .seconds],
      swift: "@0.throttle(@1, on: scheduler)"
    ) { .values($0.signal(0).throttle($0.seconds(1), on: $0.scheduler)) },
    Operator(
      name: "throttleFirst", parameters: [.signal, .seconds],
      swift: "@0.throttleFirst(@1, on: scheduler)"
    ) { .values($0.signal(0).throttleFirst($0.seconds(1), on: $0.scheduler)) },
    Operator(
      name: "throttleLatest", parameters: [.signal, .seconds],
      swift: "@0.throttleLatest(@1, on: scheduler)"
    ) { .values($0.signal(0).throttleLatest($0.seconds(1), on: $0.scheduler)) },
    Operator(
      name: "debounce", parameters: [.signal, .seconds],
      swift: "@0.debounce(@1, on: scheduler)"
    ) { .values($0.signal(0).debounce($0.seconds(1), on: $0.scheduler)) },
  ]
}
