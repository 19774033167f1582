import ReactiveCore

extension Operator {
  static let nesting: [Operator] = [
    Operator(
      "each", .signal, .name, .cases, calls: ["map"],
      product: { .signals($0.signal(0).map($0.inner(2)), name: $0.value(1)) }),
    Operator("flattenMap", .signal, .cases) {
      $0.signal(0).flattenMap($0.inner(1))
    },
    Operator("concatMap", .signal, .cases) {
      $0.signal(0).concatMap($0.inner(1))
    },
    Operator("exhaustMap", .signal, .cases) {
      $0.signal(0).exhaustMap($0.inner(1))
    },
    Operator("flatten", .signals) { $0.signals(0).flatten() },
    Operator("flattenMaxConcurrent", .signals, .count, calls: ["flatten(maxConcurrent:)"]) {
      $0.signals(0).flatten(maxConcurrent: $0.count(1))
    },
    Operator("concatSignals", .signals, calls: ["concat"]) { $0.signals(0).concat() },
    Operator("switchToLatest", .signals) { $0.signals(0).switchToLatest() },
  ]
}
