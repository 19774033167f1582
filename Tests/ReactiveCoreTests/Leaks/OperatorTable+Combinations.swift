import ReactiveCore

extension [Operator] {
  mutating func addCombinations() {
    add("race") { source, bench, _ in source.race(bench.other) }
    add("bind") { source, _, object in
      source.bind { { item, _ in object.touching(.return(item)) } }
    }
    add("flattenMap") { source, bench, object in
      source.flattenMap { _ in object.touching(bench.other) }
    }
    add("flatten") { source, bench, _ in source.map { _ in bench.other }.flatten() }
    add("flatten(maxConcurrent:)") { source, bench, _ in
      source.map { $0.number == 1 ? bench.other : .return($0) }.flatten(maxConcurrent: 1)
    }
    add("concat") { source, bench, _ in source.concat(bench.other) }
    add("concat(inner)") { source, bench, _ in
      source.map { $0.number == 1 ? bench.other : .return($0) }.concat()
    }
    add("concat(list)") { source, bench, _ in Signal.concat([source, bench.other, .empty()]) }
    add("then") { source, bench, object in source.then { object.touching(bench.other) } }
    add("merge") { source, bench, _ in source.merge(bench.other) }
    add("merge(list)") { source, bench, _ in Signal.merge([source, bench.other, .empty()]) }
    add("zip") { source, bench, _ in source.zip(with: bench.other) }
    add("zip(list)") { source, bench, _ in Signal.zip([source, bench.other, source]) }
    add("zip(reduce:)") { source, bench, object in
      Signal.zip(source, bench.other) { _, _ in object }
    }
    add("combineLatest") { source, bench, _ in source.combineLatest(with: bench.other) }
    add("combineLatest(list)") { source, bench, _ in
      Signal.combineLatest([source, bench.other, source])
    }
    add("combineLatest(reduce:)") { source, bench, object in
      Signal.combineLatest(source, bench.other) { _, _ in object }
    }
    add("switchToLatest") { source, bench, _ in source.map { _ in bench.other }.switchToLatest() }
    add("switch") { source, bench, _ in
      Signal.switch(source.map(\.number), cases: [1: bench.other], default: .never())
    }
    add("if") { source, bench, _ in
      Signal.if(source.map { $0.number == 2 }, then: bench.other, else: .never())
    }
    add("lift", release: .whenSourceEnds) { source, bench, object in
      lift(source, bench.other) { _, _ in object }
    }
    add("startWith") { source, bench, _ in source.startWith(Item(0, in: bench.items)) }
    add("catch") { source, bench, object in source.catch { _ in object.touching(.empty()) } }
    add("catchTo") { source, _, _ in source.catchTo(.empty()) }
    add("repeat", release: .whenDisposed) { source, _, _ in source.repeat() }
    add("retry", release: .whenDisposed) { source, _, _ in source.retry() }
    add("retry(count)", release: .whenDisposed) { source, _, _ in source.retry(2) }
  }
}
