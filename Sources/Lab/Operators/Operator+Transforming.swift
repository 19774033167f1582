import ReactiveCore

extension Operator {
  static let transforming: [Operator] = [
    Operator("map", .signal, .transform) { $0.signal(0).map($0.transform(1)) },
    Operator("mapReplace", .signal, .value) { $0.signal(0).mapReplace($0.value(1)) },
    Operator("filter", .signal, .predicate) { $0.signal(0).filter($0.predicate(1)) },
    Operator("ignore", .signal, .value) { $0.signal(0).ignore($0.value(1)) },
    Operator("ignoreValues", .signal) { $0.signal(0).ignoreValues() },
    Operator("compactMap", .signal, calls: ["compactMap", "map"]) {
      $0.signal(0).compactMap { Int($0) }.map { "\($0)" }
    },
    Operator("scan", .signal, .value) {
      $0.signal(0).scan($0.value(1), add)
    },
    Operator("aggregate", .signal, .value) {
      $0.signal(0).aggregate($0.value(1), add)
    },
    Operator("distinctUntilChanged", .signal) { $0.signal(0).distinctUntilChanged() },
    Operator("any", .signal, .predicate, calls: ["any", "map"]) {
      $0.signal(0).any($0.predicate(1)).map(truth)
    },
    Operator("all", .signal, .predicate, calls: ["all", "map"]) {
      $0.signal(0).all($0.predicate(1)).map(truth)
    },
  ]
}
