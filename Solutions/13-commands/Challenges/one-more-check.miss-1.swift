// The check stands after the line that sets the flag, so it refuses the first tap, too.
let clock = TestScheduler()
let server = Server(on: clock)
let ada = Contact(name: "Ada")
var isSaving = false
let tap = {
  isSaving = true
  guard !isSaving else { return }
  server.save(ada).subscribeCompleted { isSaving = false }
}
tap()
clock.schedule(after: .seconds(1)) { tap() }
clock.advance(by: .milliseconds(2500))
print("saves: \(server.requests.count), saving: \(isSaving)")
