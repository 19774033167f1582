// The check stands after the request: when it refuses, the second request has been sent.
let clock = TestScheduler()
let server = Server(on: clock)
let ada = Contact(name: "Ada")
var isSaving = false
let tap = {
  server.save(ada).subscribeCompleted { isSaving = false }
  guard !isSaving else { return }
  isSaving = true
}
tap()
clock.schedule(after: .seconds(1)) { tap() }
clock.advance(by: .milliseconds(2500))
print("saves: \(server.requests.count), saving: \(isSaving)")
