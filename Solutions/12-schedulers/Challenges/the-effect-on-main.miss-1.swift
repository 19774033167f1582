// The two operators change places, and the effect with them.
let place = { Scheduler.current?.name ?? "none" }
var isDone = false
let menu = Signal<String> { subscriber in
  print("loaded on \(place())")
  subscriber.sendNext("soup")
  return nil
}.doNext { _ in print("effect on \(place())") }
menu.deliver(on: .main).subscribe(on: .background()).subscribeNext { _ in
  print("heard on \(place())")
  isDone = true
}
turnMainLoop { isDone }
