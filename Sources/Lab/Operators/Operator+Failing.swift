import ReactiveCore

extension Operator {
  static let failing: [Operator] = [
    Operator("catchTo", .signal, .signal) { $0.signal(0).catchTo($0.signal(1)) },
    Operator("catch", .signal, swift: "@0.catch { .return(\"\\($0)\") }") {
      $0.signal(0).catch { .return("\($0)") }
    },
    Operator("replaceError", .signal, .value, swift: "@0.replaceError(with: @1)") {
      $0.signal(0).replaceError(with: $0.value(1))
    },
    Operator("mapError", .signal, .value, swift: "@0.mapError { _ in Failure(@1) }") { given in
      given.signal(0).mapError { _ in NamedError(given.value(1)) }
    },
    Operator("retry", .signal, .count) { $0.signal(0).retry($0.count(1)) },
    Operator(
      "retryAfter", .signal, .count, .seconds, swift: "@0.retry(@1, on: scheduler) { _ in @2 }"
    ) { given in
      given.signal(0).retry(given.count(1), on: given.scheduler) { _ in given.seconds(2) }
    },
    Operator("repeat", .signal) { $0.signal(0).repeat() },
    Operator(
      "tryMap", .signal, .predicate,
      swift: "@0.try { if !(@1)($0) { throw Failure(\"refused\") } }"
    ) {
      tryMap($0.signal(0), $0.predicate(1))
    },
  ]
}
