let clock = TestScheduler()
let server = Server(on: clock)
let contract = SignalContract(
  .cold, .one, of: [String].self,
  error: .of(ServerError.self, when: "the phone is offline"),
  completion: "after the names",
  scheduler: .specified(clock), multicast: true)
let found = server.find("ca").replay()
let checked = found.checking(
  contract, starts: { server.requests.count },
  report: { print("broken:", $0.reason) })
checked.subscribeNext { print("list: \($0.count) names") }
checked.subscribeNext { print("title: \($0.count) names") }
clock.run()
