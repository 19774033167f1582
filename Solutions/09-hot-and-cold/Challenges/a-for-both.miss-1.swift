// A replay subject sends A to subscriber 2, but at four seconds, when it subscribes.
let scheduler = TestScheduler()
// snippet.hide
func log(_ message: String) { print("\(scheduler.now): \(message)") }
// snippet.show
let letters = Timeline<String>("---A--B---|", frame: .milliseconds(500))
let cold = scheduler.cold(letters)
  .initially { log("Cold signal be subscribed.") }
let subject = ReplaySubject<String>()
log("Subject created.")
subject.subscribeNext { log("Subscriber 1 recieve value:\($0).") }
scheduler.advance(by: .seconds(2))
cold.subscribe(subject)
scheduler.advance(by: .seconds(2))
subject.subscribeNext { log("Subscriber 2 recieve value:\($0).") }
scheduler.advance(by: .seconds(3))
