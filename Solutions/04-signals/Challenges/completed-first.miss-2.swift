// What is sent first is told first, so the completion goes to the front.
let scheduler = TestScheduler()
let download = Signal<String> { subscriber in
  scheduler.schedule(after: .seconds(2)) {
    subscriber.sendCompleted()
    subscriber.sendNext("picture")
  }
  return Disposable { print("connection closed") }
}
download.subscribe(next: { print($0) }, completed: { print("completed") })
scheduler.run()
