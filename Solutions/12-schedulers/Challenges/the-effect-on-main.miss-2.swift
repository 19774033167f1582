// Without `subscribe(on:)` everything is on main, and the contacts are read there before the tap.
let done = Flag()
var effect = ""
Scheduler.main.schedule { print("the tap is answered") }
contacts()
  .deliver(on: .main)
  .doNext { _ in effect = place() }
  .subscribeNext {
    print("\($0), effect on \(effect), shown on \(place())")
    done.isSet = true
  }
turnMainLoop { done.isSet }
