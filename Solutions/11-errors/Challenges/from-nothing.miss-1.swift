// `retry(1)` allows one more request, and the second one fails, too: it is answered at second 6.
let clock = TestScheduler()
let server = Server(on: clock)
server.isOffline = true
clock.schedule(after: .seconds(7)) { server.isOffline = false }
server.find("cat").retry(1).subscribe(
  next: { print("\($0) at \(clock.now)") },
  error: { print("error: \($0)") })
clock.run()
