import ReactiveCore

extension Operator {
  static let transforming: [Operator] = [
    Operator("map", .signal, .transform) { $0.signal(0).map($0.transform(1)) },
    Operator("mapReplace", .signal, .value) { $0.signal(0).mapReplace($0.value(1)) },
    Operator("filter", .signal, .predicate) { $0.signal(0).filter($0.predicate(1)) },
    Operator("ignore", .signal, .value) { $0.signal(0).ignore($0.value(1)) },
    Operator("ignoreValues", .signal) { $0.signal(0).ignoreValues() },
    Operator("compactMap", .signal, swift: "@0.compactMap(Int.init).map(String.init)") {
      $0.signal(0).compactMap { Int($0) }.map { "\($0)" }
    },
    Operator("scan", .signal, .value, swift: "@0.scan(@1, add)") {
      $0.signal(0).scan($0.value(1), add)
    },
    Operator(
      "scanWithIndex", .signal, .value,
      swift: "@0.scanWithIndex(@1) { running, value, index in \"\\(running)\\(index)\\(value)\" }"
    ) {
      $0.signal(0).scanWithIndex($0.value(1)) { "\($0)\($2)\($1)" }
    },
    Operator("aggregate", .signal, .value, swift: "@0.aggregate(@1, add)") {
      $0.signal(0).aggregate($0.value(1), add)
    },
    Operator("combinePrevious", .signal, .value, swift: "@0.combinePrevious(@1) { $0 + $1 }") {
      $0.signal(0).combinePrevious($0.value(1)) { $0 + $1 }
    },
    Operator("collect", .signal, swift: "@0.collect().map { $0.joined(separator: \"+\") }") {
      $0.signal(0).collect().map(joined)
    },
    Operator(
      "bufferCount", .signal, .count,
      swift: "@0.buffer(count: @1).map { $0.joined(separator: \"+\") }"
    ) {
      $0.signal(0).buffer(count: max(1, $0.count(1))).map(joined)
    },
    Operator("distinctUntilChanged", .signal) { $0.signal(0).distinctUntilChanged() },
    Operator("any", .signal, .predicate, swift: "@0.any @1.map { \"\\($0)\" }") {
      $0.signal(0).any($0.predicate(1)).map(truth)
    },
    Operator("all", .signal, .predicate, swift: "@0.all @1.map { \"\\($0)\" }") {
      $0.signal(0).all($0.predicate(1)).map(truth)
    },
    Operator("not", .signal, .predicate, swift: "@0.map @1.not().map { \"\\($0)\" }") {
      $0.signal(0).map($0.predicate(1)).not().map(truth)
    },
    Operator("materialize", .signal, swift: "@0.materialize().map { \"\\($0)\" }") {
      $0.signal(0).materialize().map(word)
    },
    Operator("dematerialize", .signal, swift: "@0.materialize().dematerialize()") {
      $0.signal(0).materialize().dematerialize()
    },
    Operator("doNext", .signal, swift: "@0.doNext { _ in }") { $0.signal(0).doNext { _ in } },
  ]
}
