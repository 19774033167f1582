let clock = TestScheduler()
let download = Signal<String> { subscriber in
  subscriber.sendNext("picture")
  subscriber.sendCompleted()
  return Disposable { print("connection closed") }
}
download.subscribe(next: { print($0) }, completed: { print("completed") })
clock.run()
