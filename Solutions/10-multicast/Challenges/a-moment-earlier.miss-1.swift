// The first listener leaves before anything was sent. It was the last one all the same, and the source is disposed.
let scheduler = TestScheduler()
let news = scheduler.cold("-A-B-C-D-|")
let plain = news.publish().autoconnect()
let replaying = news.multicast(ReplaySubject()).autoconnect()
for (name, signal) in [("plain", plain), ("replaying", replaying)] {
  let listener = signal.subscribe()
  listener.dispose()
  scheduler.advance(by: .seconds(4))
  signal.subscribe(
    next: { print("\(name): \($0)") }, completed: { print("\(name): end") })
  scheduler.advance(by: .seconds(10))
}
