import ReactiveCore

extension [Operator] {
  mutating func addTime() {
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
  }
}
