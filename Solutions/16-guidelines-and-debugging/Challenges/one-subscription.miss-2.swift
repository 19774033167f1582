// `concat` waits for the answer to "ca", and only then asks for "cat".
let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)
clock.hot("'ca''cat'-|")
  .map { text in server.find(text).map { (text, $0) } }
  .concat()
  .subscribeNext { text, names in
    print("\(clock.now), \(text): \(names.joined(separator: " "))")
  }
clock.run()
