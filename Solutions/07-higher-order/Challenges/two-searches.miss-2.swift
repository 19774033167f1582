// An effect on the way sees each inner signal pass, and does not subscribe to it.
let clock = TestScheduler()
let server = Server(on: clock)
let texts = ["ca", "cat"].lazyList.signal(on: clock)
texts.map(server.find).doNext { _ in }.subscribeNext { _ in print("a signal arrived") }
clock.run()
print("\(server.requests.count) requests")
