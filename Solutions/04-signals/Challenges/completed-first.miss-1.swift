// Even without a wait the timer fires later, when the recipe has returned its disposable.
let clock = TestScheduler()
let download = Signal<String> { subscriber in
  let work = clock.schedule(after: .zero) {
    subscriber.sendNext("picture")
    subscriber.sendCompleted()
  }
  return Disposable {
    work?.dispose()
    print("connection closed")
  }
}
download.subscribe(next: { print($0) }, completed: { print("completed") })
clock.run()
