let clock = TestScheduler()
let server = Server(on: clock)
let found = server.find("ca")
found.map { "\($0.count) found, the last is \($0.last ?? "none")" }
  .subscribeNext { print($0) }
clock.run()
print("requests: \(server.requests.count)")
