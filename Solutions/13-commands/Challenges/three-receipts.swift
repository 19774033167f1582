let clock = TestScheduler()
let server = Server(on: clock)
let save = Command<Contact, String>(scheduler: clock) { contact in
  server.save(contact)
    .doNext { _ in print("the server has it") }
    .map { "\($0.name) is saved" }
}
let reply = save.execute(Contact(name: "Ada"))
reply.subscribeNext { print("in a hurry: \($0)") }
clock.run()
reply.subscribeNext { print("late: \($0)") }
reply.subscribeNext { print("very late: \($0)") }
