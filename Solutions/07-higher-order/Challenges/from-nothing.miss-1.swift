// `flatten` loads all three at once, so all three arrive after two seconds.
let clock = TestScheduler()
let server = Server(on: clock)
["Ada", "Cai", "Grace"].lazyList.signal(on: clock).map(server.avatar).flatten()
  .subscribeNext { print("\(clock.now): \($0)") }
clock.run()
