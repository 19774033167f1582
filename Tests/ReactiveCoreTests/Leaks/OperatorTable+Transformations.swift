import ReactiveCore

extension [Operator] {
  mutating func addTransformations() {
    add("map") { source, _, object in source.map { _ in object.touch() } }
    add("compactMap") { source, _, object in source.compactMap { _ in object.touch() } }
    add("mapError") { source, _, object in source.mapError { object.touching($0) } }
    add("replaceError") { source, bench, _ in source.replaceError(with: Item(0, in: bench.items)) }
    add("concatMap") { source, _, object in source.concatMap { object.touching(.return($0)) } }
    add("exhaustMap") { source, bench, object in
      source.exhaustMap { object.touching(.return($0).delay(.seconds(1), on: bench.scheduler)) }
    }
    add("window") { source, bench, _ in source.window(bench.other).flattenMap { $0 } }
    add("buffer(count:)") { source, _, _ in source.buffer(count: 2) }
    add("mapReplace") { source, _, object in source.mapReplace(object) }
    add("tryMap") { source, _, object in source.tryMap { _ in object.touch() } }
    add("try") { source, _, object in source.try { _ in object.touch() } }
    add("scan") { source, _, object in source.scan(object) { _, _ in object } }
    add("scanWithIndex") { source, _, object in source.scanWithIndex(object) { _, _, _ in object } }
    add("aggregate") { source, _, object in source.aggregate(object) { _, _ in object } }
    add("aggregate(startFactory:)") { source, _, object in
      source.aggregate(startFactory: { object }) { _, _ in object }
    }
    add("combinePrevious") { source, bench, object in
      source.combinePrevious(Item(0, in: bench.items)) { _, _ in object }
    }
    add("collect") { source, _, _ in source.collect() }
    add("materialize") { source, _, _ in source.materialize() }
    add("dematerialize") { source, _, _ in source.materialize().dematerialize() }
    add("groupBy") { source, _, object in
      source.groupBy { object.touching($0.number % 2) }.flattenMap { $0 }
    }
    add("groupBy(transform:)") { source, _, object in
      source.groupBy({ $0.number }, transform: { _ in object }).flattenMap { $0 }
    }
    add("any") { source, _, _ in source.any() }
    add("any(predicate)") { source, _, object in source.any { object.touching($0.number == 2) } }
    add("all") { source, _, object in source.all { object.touching($0.number < 3) } }
    add("not") { source, _, _ in source.map { $0.number == 1 }.not() }
    add("and") { source, _, _ in source.map { [$0.number == 1] }.and() }
    add("and(pair)") { source, _, _ in source.map { ($0.number == 1, true) }.and() }
    add("or") { source, _, _ in source.map { [$0.number == 1] }.or() }
    add("or(pair)") { source, _, _ in source.map { ($0.number == 1, true) }.or() }
  }
}
