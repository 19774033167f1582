// The disposable has a name now, and is disposed all the same, before the answer.
let clock = TestScheduler()
let server = Server(on: clock)
let save = Command<Contact, String>(scheduler: clock) { contact in
  server.save(contact)
    .doNext { _ in print("the server has it") }
    .map { "\($0.name) is saved" }
}
let reply = save.execute(Contact(name: "Ada"))
let hurry = reply.subscribeNext { print("in a hurry: \($0)") }
hurry.dispose()
clock.run()
reply.subscribeNext { print("late: \($0)") }
reply.subscribeNext { print("very late: \($0)") }
