let done = Flag()
var effect = ""
Scheduler.main.schedule { print("the tap is answered") }
contacts()
  .subscribe(on: .background())
  .deliver(on: .main)
  .doNext { _ in effect = place() }
  .subscribeNext {
    print("\($0), effect on \(effect), shown on \(place())")
    done.isSet = true
  }
turnMainLoop { done.isSet }
