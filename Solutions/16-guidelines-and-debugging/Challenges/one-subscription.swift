let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)
clock.hot("'ca''cat'-|")
  .map { text in
    server.find(text).catchTo(.return([])).map { (text, $0) }
  }
  .switchToLatest()
  .subscribeNext { text, names in
    print("\(clock.now), \(text): \(names.joined(separator: " "))")
  }
clock.run()
