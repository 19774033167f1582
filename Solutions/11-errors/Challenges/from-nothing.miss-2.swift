// `catchTo` asks once more, and an error of what it goes on with is not caught.
let clock = TestScheduler()
let server = Server(on: clock)
server.isOffline = true
clock.schedule(after: .seconds(7)) { server.isOffline = false }
server.find("cat").catchTo(server.find("cat")).subscribe(
  next: { print("\($0) at \(clock.now)") },
  error: { print("error: \($0)") })
clock.run()
