// `zip` pairs the values of its two inputs, and it subscribes to both of them, as `combineLatest` does.
let clock = TestScheduler()
let server = Server(on: clock)
let found = server.find("ca")
let count = found.map { "\($0.count) found" }
let last = found.map { "the last is \($0.last ?? "nobody")" }
Signal.zip(count, last) { "\($0), \($1)" }
  .subscribeNext { print($0) }
clock.run()
print("requests: \(server.requests.count)")
