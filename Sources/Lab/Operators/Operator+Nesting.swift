import ReactiveCore

extension Operator {
  static let nesting: [Operator] = [
    Operator(
      name: "each", parameters: [.signal, .name, .cases],
      swift: cases("@0.map", parameter: 2)
    ) { .signals(each($0.signal(0), $0.cases(2)), name: $0.value(1)) },
    Operator(
      name: "flattenMap", parameters: [.signal, .cases],
      swift: cases("@0.flattenMap", parameter: 1)
    ) { .values(flattenMap($0.signal(0), $0.cases(1))) },
    Operator(
      name: "concatMap", parameters: [.signal, .cases],
      swift: cases("@0.concatMap", parameter: 1)
    ) { .values(concatMap($0.signal(0), $0.cases(1))) },
    Operator(
      name: "exhaustMap", parameters: [.signal, .cases],
      swift: cases("@0.exhaustMap", parameter: 1)
    ) { .values(exhaustMap($0.signal(0), $0.cases(1))) },
    Operator(
      name: "flatten", parameters: [.signals],
      swift: "@0.flatten()"
    ) { .values($0.signals(0).flatten()) },
    Operator(
      name: "flattenMaxConcurrent", parameters: [.signals, .count],
      swift: "@0.flatten(maxConcurrent: @1)"
    ) { .values($0.signals(0).flatten(maxConcurrent: $0.count(1))) },
    Operator(
      name: "concatSignals", parameters: [.signals],
      swift: "@0.concat()"
    ) { .values($0.signals(0).concat()) },
    Operator(
      name: "switchToLatest", parameters: [.signals],
      swift: "@0.switchToLatest()"
    ) { .values($0.signals(0).switchToLatest()) },
    Operator(
      name: "window", parameters: [.signal, .signal],
      swift: "@0.window(@1)"
    ) { .signals($0.signal(0).window($0.signal(1)), name: "window") },
    Operator(
      name: "groupBy", parameters: [.signal, .transform],
      swift: "@0.groupBy @1.map { $0 as Signal<String> }"
    ) { .signals(group($0.signal(0), $0.transform(1)), name: "groupBy") },
  ]

  private static func cases(_ call: String, parameter: Int) -> String {
    """
    let @nCases: [String: Signal<String>] = [@\(parameter)]
    \(call) { @nCases[$0] ?? .return($0) }
    """
  }
}
