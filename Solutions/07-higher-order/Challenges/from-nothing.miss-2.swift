// `switchToLatest` gives up Ada and Cai as soon as the next name is sent.
let clock = TestScheduler()
let server = Server(on: clock)
["Ada", "Cai", "Grace"].lazyList.signal(on: clock).map(server.avatar).switchToLatest()
  .subscribeNext { print("\(clock.now): \($0)") }
clock.run()
