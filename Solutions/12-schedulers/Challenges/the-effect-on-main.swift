// snippet.hide
let done = Flag()
// snippet.show
var effect = ""
Scheduler.main.schedule { print("the tap is answered") }
contacts("cat")
  .subscribe(on: .background())
  .deliver(on: .main)
  .doNext { _ in effect = place() }
  .subscribeNext {
    print("\($0), effect on \(effect), shown on \(place())")
    // snippet.hide
    done.isSet = true
    // snippet.show
  }
// snippet.hide
turnMainLoop { done.isSet }
// snippet.show
