let place = { Scheduler.current?.name ?? "none" }
var isDone = false
let menu = Signal<String> { subscriber in
  print("loaded on \(place())")
  subscriber.sendNext("soup")
  return nil
}
menu.subscribe(on: .background()).deliver(on: .main)
  .doNext { _ in print("effect on \(place())") }
  .subscribeNext { _ in
    print("heard on \(place())")
    isDone = true
  }
turnMainLoop { isDone }
