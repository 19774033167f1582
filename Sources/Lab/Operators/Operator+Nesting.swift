import ReactiveCore

extension Operator {
  static let nesting: [Operator] = [
    Operator(
      "each", .signal, .name, .cases, swift: cases("@0.map", parameter: 2),
      product: { .signals($0.signal(0).map($0.inner(2)), name: $0.value(1)) }),
    Operator("flattenMap", .signal, .cases, swift: cases("@0.flattenMap", parameter: 1)) {
      $0.signal(0).flattenMap($0.inner(1))
    },
    Operator("concatMap", .signal, .cases, swift: cases("@0.concatMap", parameter: 1)) {
      $0.signal(0).concatMap($0.inner(1))
    },
    Operator("exhaustMap", .signal, .cases, swift: cases("@0.exhaustMap", parameter: 1)) {
      $0.signal(0).exhaustMap($0.inner(1))
    },
    Operator("flatten", .signals) { $0.signals(0).flatten() },
    Operator("flattenMaxConcurrent", .signals, .count, swift: "@0.flatten(maxConcurrent: @1)") {
      $0.signals(0).flatten(maxConcurrent: $0.count(1))
    },
    Operator("concatSignals", .signals, swift: "@0.concat()") { $0.signals(0).concat() },
    Operator("switchToLatest", .signals) { $0.signals(0).switchToLatest() },
    Operator(
      "window", .signal, .signal,
      product: { .signals($0.signal(0).window($0.signal(1)), name: "window") }),
    Operator(
      "groupBy", .signal, .transform, swift: "@0.groupBy @1.map { $0 as Signal<String> }",
      product: { .signals(group($0.signal(0), $0.transform(1)), name: "groupBy") }),
  ]

  private static func cases(_ call: String, parameter: Int) -> String {
    """
    let @nCases: [String: Signal<String>] = [@\(parameter)]
    \(call) { @nCases[$0] ?? .return($0) }
    """
  }
}
