import ReactiveCore

extension Operator {
  static let failing: [Operator] = [
    Operator(
      name: "catchTo", parameters: [.signal, .signal],
      swift: "@0.catchTo(@1)"
    ) { .values($0.signal(0).catchTo($0.signal(1))) },
    Operator(
      name: "catch", parameters: [.signal],
      swift: "@0.catch { .return(\"\\($0)\") }"
    ) { .values($0.signal(0).catch { .return("\($0)") }) },
    Operator(
      name: "replaceError", parameters: [.signal, .value],
      swift: "@0.replaceError(with: @1)"
    ) { .values($0.signal(0).replaceError(with: $0.value(1))) },
    Operator(
      name: "mapError", parameters: [.signal, .value],
      swift: "@0.mapError { _ in Failure(@1) }"
    ) { .values(mapError($0.signal(0), $0.value(1))) },
    Operator(
      name: "retry", parameters: [.signal, .count],
      swift: "@0.retry(@1)"
    ) { .values($0.signal(0).retry($0.count(1))) },
    Operator(
      name: "retryAfter", parameters: [.signal, .count, .seconds],
      swift: "@0.retry(@1, on: scheduler) { _ in @2 }"
    ) { .values(retry($0.signal(0), $0.count(1), after: $0.seconds(2), on: $0.scheduler)) },
    Operator(
      name: "repeat", parameters: [.signal],
      swift: "@0.repeat()"
    ) { .values($0.signal(0).repeat()) },
    Operator(
      name: "tryMap", parameters: [.signal, .predicate],
      swift: "@0.try { if !(@1)($0) { throw Failure(\"refused\") } }"
    ) { .values(tryMap($0.signal(0), $0.predicate(1))) },
  ]
}
