import ReactiveCore

extension [TestedOperator] {
  /// All operators that have a source signal.
  static var all: [TestedOperator] {
    var table: [TestedOperator] = []
    table.addAll()
    return table
  }

  private mutating func addAll() {
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

    add("doNext") { source, _, object in source.doNext { _ in object.touch() } }
    add("doError") { source, _, object in source.doError { _ in object.touch() } }
    add("doCompleted") { source, _, object in source.doCompleted { object.touch() } }
    add("doDisposed") { source, _, object in source.doDisposed { object.touch() } }
    add("using") { source, _, object in
      Signal.using({ object }, release: { $0.touch() }) { _ in source }
    }
    add("initially") { source, _, object in source.initially { object.touch() } }
    add("finally") { source, _, object in source.finally { object.touch() } }
    add("logNext") { source, _, object in source.logNext { _ in object.touch() } }
    add("logError") { source, _, object in source.logError { _ in object.touch() } }
    add("logCompleted") { source, _, object in source.logCompleted { _ in object.touch() } }
    add("logAll") { source, _, object in source.logAll { _ in object.touch() } }
    add("defer") { source, _, object in Signal.defer { object.touching(source) } }
    add("checking") { source, _, object in
      source.checking(
        SignalContract(
          .hot, .many, error: .any(when: "it fails"), completion: "the source completes"),
        report: { _ in object.touch() })
    }

    add("delay") { source, bench, _ in source.delay(.seconds(1), on: bench.scheduler) }
    add("debounce") { source, bench, _ in source.debounce(.seconds(1), on: bench.scheduler) }
    add("throttleFirst") { source, bench, _ in
      source.throttleFirst(.seconds(1), on: bench.scheduler)
    }
    add("throttleLatest") { source, bench, _ in
      source.throttleLatest(.seconds(1), on: bench.scheduler)
    }
    add("retry(when:)", release: .whenDisposed) { source, bench, object in
      source.retry { errors in
        errors.take(2).doNext { _ in object.touch() }.delay(.seconds(1), on: bench.scheduler)
      }
    }
    add("retry(on:after:)", release: .whenDisposed) { source, bench, object in
      source.retry(2, on: bench.scheduler) { object.touching(.seconds($0)) }
    }
    add("timer") { source, bench, _ in
      Signal.timer(.seconds(1), on: bench.scheduler)
        .take(until: source.catchTo(.empty()).ignoreValues())
    }
    add("throttle") { source, bench, _ in source.throttle(.seconds(1), on: bench.scheduler) }
    add("throttle(passing:)") { source, bench, object in
      source.throttle(.seconds(1), on: bench.scheduler, passing: { object.touching($0.number > 1) })
    }
    add("timeout") { source, bench, _ in source.timeout(.seconds(90), on: bench.scheduler) }
    add("timeout(reached)") { source, bench, _ in source.timeout(.seconds(1), on: bench.scheduler) }
    add("buffer") { source, bench, _ in source.buffer(.seconds(1), on: bench.scheduler) }
    add("deliver") { source, bench, _ in source.deliver(on: bench.scheduler) }
    add("subscribe") { source, bench, _ in source.subscribe(on: bench.scheduler) }
    add("interval") { source, bench, _ in
      Signal.interval(.seconds(1), on: bench.scheduler)
        .take(until: source.catchTo(.empty()).ignoreValues())
    }

    add("publish") { source, _, _ in source.publish().autoconnect() }
    add("multicast") { source, _, _ in source.multicast(ReplaySubject()).autoconnect() }
    add("connect", release: .whenSourceEnds) { source, _, _ in
      let connection = source.publish()
      connection.connect()
      return connection.signal
    }
    add("autoconnect") { source, _, object in
      source.doNext { _ in object.touch() }.publish().autoconnect()
    }
    add("replay", release: .whenSourceEnds) { source, _, _ in source.replay() }
    add("share") { source, _, object in source.doNext { _ in object.touch() }.share() }
    add("share(replay:)") { source, _, object in
      source.doNext { _ in object.touch() }.share(replay: 2)
    }
    add("replayLast", release: .whenSourceEnds) { source, _, _ in source.replayLast() }
    add("replayLazily", release: .whenSourceEnds) { source, _, _ in source.replayLazily() }
  }
}
