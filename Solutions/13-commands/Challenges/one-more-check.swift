let clock = TestScheduler()
let server = Server(on: clock)
let ada = Contact(name: "Ada")
var isSaving = false
let tap = {
  guard !isSaving else { return }
  isSaving = true
  server.save(ada).subscribeCompleted { isSaving = false }
}
tap()
clock.schedule(after: .seconds(1)) { tap() }
clock.advance(by: .milliseconds(2500))
print("saves: \(server.requests.count), saving: \(isSaving)")
