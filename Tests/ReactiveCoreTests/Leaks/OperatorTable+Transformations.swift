import ReactiveCore

extension [Operator] {
  mutating func addTransformations() {
    add("map") { source, _, probe in source.map { _ in probe.touch() } }
    add("compactMap") { source, _, probe in source.compactMap { _ in probe.touch() } }
    add("mapError") { source, _, probe in
      source.mapError { error in
        probe.touch()
        return error
      }
    }
    add("replaceError") { source, bench, _ in source.replaceError(with: Item(0, in: bench.items)) }
    add("concatMap") { source, _, probe in
      source.concatMap { item in
        probe.touch()
        return .return(item)
      }
    }
    add("exhaustMap") { source, bench, probe in
      source.exhaustMap { item in
        probe.touch()
        return .return(item).delay(.seconds(1), on: bench.scheduler)
      }
    }
    add("window") { source, bench, _ in source.window(bench.other).flattenMap { $0 } }
    add("buffer(count:)") { source, _, _ in source.buffer(count: 2) }
    add("mapReplace") { source, _, probe in source.mapReplace(probe) }
    add("tryMap") { source, _, probe in source.tryMap { _ in probe.touch() } }
    add("try") { source, _, probe in source.try { _ in probe.touch() } }
    add("scan") { source, _, probe in source.scan(probe) { _, _ in probe } }
    add("scanWithIndex") { source, _, probe in source.scanWithIndex(probe) { _, _, _ in probe } }
    add("aggregate") { source, _, probe in source.aggregate(probe) { _, _ in probe } }
    add("aggregate(startFactory:)") { source, _, probe in
      source.aggregate(startFactory: { probe }) { _, _ in probe }
    }
    add("combinePrevious") { source, bench, probe in
      source.combinePrevious(Item(0, in: bench.items)) { _, _ in probe }
    }
    add("collect") { source, _, _ in source.collect() }
    add("materialize") { source, _, _ in source.materialize() }
    add("dematerialize") { source, _, _ in source.materialize().dematerialize() }
    add("groupBy") { source, _, probe in
      source.groupBy { item in
        probe.touch()
        return item.number % 2
      }
      .flattenMap { $0 }
    }
    add("groupBy(transform:)") { source, _, probe in
      source.groupBy({ $0.number }, transform: { _ in probe }).flattenMap { $0 }
    }
    add("any") { source, _, _ in source.any() }
    add("any(predicate)") { source, _, probe in
      source.any { item in
        probe.touch()
        return item.number == 2
      }
    }
    add("all") { source, _, probe in
      source.all { item in
        probe.touch()
        return item.number < 3
      }
    }
    add("not") { source, _, _ in source.map { $0.number == 1 }.not() }
    add("and") { source, _, _ in source.map { [$0.number == 1] }.and() }
    add("and(pair)") { source, _, _ in source.map { ($0.number == 1, true) }.and() }
    add("or") { source, _, _ in source.map { [$0.number == 1] }.or() }
    add("or(pair)") { source, _, _ in source.map { ($0.number == 1, true) }.or() }
  }
}
