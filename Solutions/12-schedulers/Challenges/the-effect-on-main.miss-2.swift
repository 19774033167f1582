// Without the first one all is on main: the loading, too.
let place = { Scheduler.current?.name ?? "none" }
var isDone = false
let menu = Signal<String> { subscriber in
  print("loaded on \(place())")
  subscriber.sendNext("soup")
  return nil
}.doNext { _ in print("effect on \(place())") }
menu.deliver(on: .main).subscribeNext { _ in
  print("heard on \(place())")
  isDone = true
}
turnMainLoop { isDone }
