import ReactiveCore

extension Operator {
  static let transforming: [Operator] = [
    Operator(
      name: "map", parameters: [.signal, .transform],
      swift: "@0.map @1"
    ) { .values($0.signal(0).map($0.transform(1))) },
    Operator(
      name: "mapReplace", parameters: [.signal, .value],
      swift: "@0.mapReplace(@1)"
    ) { .values($0.signal(0).mapReplace($0.value(1))) },
    Operator(
      name: "filter", parameters: [.signal, .predicate],
      swift: "@0.filter @1"
    ) { .values($0.signal(0).filter($0.predicate(1))) },
    Operator(
      name: "ignore", parameters: [.signal, .value],
      swift: "@0.ignore(@1)"
    ) { .values($0.signal(0).ignore($0.value(1))) },
    Operator(
      name: "ignoreValues", parameters: [.signal],
      swift: "@0.ignoreValues()"
    ) { .values($0.signal(0).ignoreValues()) },
    Operator(
      name: "compactMap", parameters: [.signal],
      swift: "@0.compactMap(Int.init).map(String.init)"
    ) { .values($0.signal(0).compactMap { Int($0) }.map { "\($0)" }) },
    Operator(
      name: "scan", parameters: [.signal, .value],
      swift: "@0.scan(@1, add)"
    ) { .values($0.signal(0).scan($0.value(1), add)) },
    Operator(
      name: "scanWithIndex", parameters: [.signal, .value],
      swift: "@0.scanWithIndex(@1) { running, value, index in \"\\(running)\\(index)\\(value)\" }"
    ) { .values($0.signal(0).scanWithIndex($0.value(1)) { "\($0)\($2)\($1)" }) },
    Operator(
      name: "aggregate", parameters: [.signal, .value],
      swift: "@0.aggregate(@1, add)"
    ) { .values($0.signal(0).aggregate($0.value(1), add)) },
    Operator(
      name: "combinePrevious", parameters: [.signal, .value],
      swift: "@0.combinePrevious(@1) { $0 + $1 }"
    ) { .values($0.signal(0).combinePrevious($0.value(1)) { $0 + $1 }) },
    Operator(
      name: "collect", parameters: [.signal],
      swift: "@0.collect().map { $0.joined(separator: \"+\") }"
    ) { .values($0.signal(0).collect().map(joined)) },
    Operator(
      name: "bufferCount", parameters: [.signal, .count],
      swift: "@0.buffer(count: @1).map { $0.joined(separator: \"+\") }"
    ) { .values($0.signal(0).buffer(count: max(1, $0.count(1))).map(joined)) },
    Operator(
      name: "distinctUntilChanged", parameters: [.signal],
      swift: "@0.distinctUntilChanged()"
    ) { .values($0.signal(0).distinctUntilChanged()) },
    Operator(
      name: "any", parameters: [.signal, .predicate],
      swift: "@0.any @1.map { \"\\($0)\" }"
    ) { .values($0.signal(0).any($0.predicate(1)).map(truth)) },
    Operator(
      name: "all", parameters: [.signal, .predicate],
      swift: "@0.all @1.map { \"\\($0)\" }"
    ) { .values($0.signal(0).all($0.predicate(1)).map(truth)) },
    Operator(
      name: "not", parameters: [.signal, .predicate],
      swift: "@0.map @1.not().map { \"\\($0)\" }"
    ) { .values($0.signal(0).map($0.predicate(1)).not().map(truth)) },
    Operator(
      name: "materialize", parameters: [.signal],
      swift: "@0.materialize().map { \"\\($0)\" }"
    ) { .values($0.signal(0).materialize().map(word)) },
    Operator(
      name: "dematerialize", parameters: [.signal],
      swift: "@0.materialize().dematerialize()"
    ) { .values($0.signal(0).materialize().dematerialize()) },
    Operator(
      name: "doNext", parameters: [.signal],
      swift: "@0.doNext { _ in }"
    ) { .values($0.signal(0).doNext { _ in }) },
  ]
}
