// `take(1)` ends a subscription early. Here there are still two of them.
let clock = TestScheduler()
let server = Server(on: clock)
let found = server.find("ca")
let count = found.take(1).map { "\($0.count) found" }
let last = found.take(1).map { "the last is \($0.last ?? "nobody")" }
Signal.combineLatest(count, last) { "\($0), \($1)" }
  .subscribeNext { print($0) }
clock.run()
print("requests: \(server.requests.count)")
