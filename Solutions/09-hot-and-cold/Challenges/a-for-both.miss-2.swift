// Subscriber 2 subscribes to the cold signal here. That starts a second run.
let scheduler = TestScheduler()
// snippet.hide
func log(_ message: String) { print("\(scheduler.now): \(message)") }
// snippet.show
let letters = Timeline<String>("---A--B---|", frame: .milliseconds(500))
let cold = scheduler.cold(letters)
  .initially { log("Cold signal be subscribed.") }
let subject = Subject<String>()
log("Subject created.")
subject.subscribeNext { log("Subscriber 1 recieve value:\($0).") }
scheduler.advance(by: .seconds(2))
cold.subscribe(subject)
scheduler.advance(by: .seconds(2))
cold.subscribeNext { log("Subscriber 2 recieve value:\($0).") }
scheduler.advance(by: .seconds(3))
