// `retry(1)` allows one more request. It is answered after six seconds, when the server is still offline.
let clock = TestScheduler()
let server = Server(on: clock)
server.isOffline = true
clock.schedule(after: .seconds(7)) { server.isOffline = false }
server.find("cat").retry(1).subscribe(
  next: { print("\($0) at \(clock.now)") },
  error: { print("error: \($0)") })
clock.run()
