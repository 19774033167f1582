// The completion is sent before the picture, and after an end nothing is passed on.
let clock = TestScheduler()
let download = Signal<String> { subscriber in
  let work = clock.schedule(after: .seconds(2)) {
    subscriber.sendCompleted()
    subscriber.sendNext("picture")
  }
  return Disposable {
    work?.dispose()
    print("connection closed")
  }
}
download.subscribe(next: { print($0) }, completed: { print("completed") })
clock.run()
