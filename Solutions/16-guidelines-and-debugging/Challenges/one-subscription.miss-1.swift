// `flatten` ends no search: the answer to "ca" comes, too, and too late.
let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)
clock.hot("'ca''cat'-|")
  .map { text in server.find(text).map { (text, $0) } }
  .flatten()
  .subscribeNext { text, names in
    print("\(clock.now), \(text): \(names.joined(separator: " "))")
  }
clock.run()
