// One more listener after the last has left is too late as well: the connection has been disposed.
let scheduler = TestScheduler()
let news = scheduler.cold("-A-B-C-D-|")
let plain = news.publish().autoconnect()
let replaying = news.multicast(ReplaySubject()).autoconnect()
for (name, signal) in [("plain", plain), ("replaying", replaying)] {
  let listener = signal.subscribe()
  scheduler.advance(by: .seconds(4))
  listener.dispose()
  signal.subscribe()
  signal.subscribe(
    next: { print("\(name): \($0)") }, completed: { print("\(name): end") })
  scheduler.advance(by: .seconds(10))
}
