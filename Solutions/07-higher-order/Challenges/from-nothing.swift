let clock = TestScheduler()
let server = Server(on: clock)
["Ada", "Cai", "Grace"].lazyList.signal(on: clock).map(server.avatar).concat()
  .subscribeNext { print("\(clock.now): \($0)") }
clock.run()
