// A second subscription to the outer signal makes the inner signals once more, and starts none.
let clock = TestScheduler()
let server = Server(on: clock)
let texts = ["ca", "cat"].lazyList.signal(on: clock)
texts.map(server.find).subscribe()
texts.map(server.find).subscribeNext { _ in print("a signal arrived") }
clock.run()
print("\(server.requests.count) requests")
