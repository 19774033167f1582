let clock = TestScheduler()
let server = Server(on: clock)
let texts = ["ca", "cat"].lazyList.signal(on: clock)
texts.flattenMap(server.find).subscribeNext { _ in print("arrived") }
clock.run()
print("requests: \(server.requests.count)")
