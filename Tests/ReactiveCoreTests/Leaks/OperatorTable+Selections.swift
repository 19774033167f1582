import ReactiveCore

extension [Operator] {
  mutating func addSelections() {
    add("filter") { source, _, object in source.filter { object.touching($0.number > 1) } }
    add("ignore") { source, bench, _ in source.ignore(Item(1, in: bench.items)) }
    add("ignoreValues") { source, _, _ in source.ignoreValues() }
    add("distinctUntilChanged") { source, _, _ in source.distinctUntilChanged() }
    add("distinctUntilChanged(by:)") { source, _, object in
      source.distinctUntilChanged { _, _ in object.touching(false) }
    }
    add("element") { source, _, _ in source.element(at: 1) }
    add("take(while:inclusive:)") { source, _, object in
      source.take(while: { object.touching($0.number < 3) }, inclusive: true)
    }
    add("skip") { source, _, _ in source.skip(1) }
    add("skip(while:)") { source, _, object in
      source.skip(while: { object.touching($0.number < 2) })
    }
    add("skip(until:)") { source, _, object in
      source.skip(until: { object.touching($0.number > 1) })
    }
    add("take") { source, _, _ in source.take(2) }
    add("take(0)") { source, _, _ in source.take(0) }
    add("take(while:)") { source, _, object in
      source.take(while: { object.touching($0.number < 3) })
    }
    add("take(until: predicate)") { source, _, object in
      source.take(until: { object.touching($0.number > 2) })
    }
    add("take(until: signal)") { source, bench, _ in source.take(until: bench.other) }
    add("take(untilReplacement:)") { source, bench, _ in
      source.take(untilReplacement: bench.other.take(1))
    }
    add("take(untilReplacement: unreplaced)") { source, bench, _ in
      source.take(untilReplacement: bench.other.skip(1))
    }
    add("takeLast") { source, _, _ in source.takeLast(2) }
    add("withLatestFrom") { source, bench, _ in source.withLatestFrom(bench.other) }
    add("sample") { source, bench, _ in source.sample(bench.other) }
  }
}
