let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)
let texts = clock.hot("'ca''ca''cat''cat'--------|")
texts.flattenMap { server.find($0).take(until: texts) }
  .subscribeNext { print("\(clock.now): \($0.joined(separator: " "))") }
clock.run()
print("given up: \(server.givenUp)")
