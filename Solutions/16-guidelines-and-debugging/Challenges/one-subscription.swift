let clock = TestScheduler()
let server = Server(slow: ["ca": .seconds(5)], on: clock)  // others: 3
let screen = clock.hot("'ca''cat'---'cal'|")
  .map { text in
    server.find(text).catchTo(.return([])).map { (text, $0) }
  }
  .switchToLatest()
  .subscribeNext { text, names in
    print("\(clock.now), \(text): \(names.joined(separator: " "))")
  }
clock.advance(by: .seconds(6))
screen.dispose()
clock.run()
