// `subscribe(on:)` moves the recipe wherever it stands; the effect still stands before `deliver(on:)`.
let done = Flag()
var effect = ""
Scheduler.main.schedule { print("the tap is answered") }
contacts()
  .doNext { _ in effect = place() }
  .deliver(on: .main)
  .subscribe(on: .background())
  .subscribeNext {
    print("\($0), effect on \(effect), shown on \(place())")
    done.isSet = true
  }
turnMainLoop { done.isSet }
