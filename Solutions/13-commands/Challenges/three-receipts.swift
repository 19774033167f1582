let clock = TestScheduler()
let server = Server(on: clock)
var save: Command? = Command<Contact, String>(scheduler: clock) {
  server.save($0)
    .doNext { _ in print("the server has it") }
    .map { "\($0.name) is saved" }
}
let reply = save!.execute(Contact(name: "Ada"))
reply.subscribeNext { print("in a hurry: \($0)") }
save = nil
clock.run()
reply.subscribeNext { print("late: \($0)") }
reply.subscribeNext { print("very late: \($0)") }
