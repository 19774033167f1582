// No wait is as good as at once.
let scheduler = TestScheduler()
let download = Signal<String> { subscriber in
  scheduler.schedule(after: .zero) {
    subscriber.sendNext("picture")
    subscriber.sendCompleted()
  }
  return Disposable { print("connection closed") }
}
download.subscribe(next: { print($0) }, completed: { print("completed") })
scheduler.run()
