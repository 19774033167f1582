let scheduler = TestScheduler()
let found = scheduler.cold("-A-B-C-D-|")
let plain = found.publish().autoconnect()
let replaying = found.multicast(ReplaySubject()).autoconnect()
for (name, signal) in [("plain", plain), ("replaying", replaying)] {
  let first = signal.subscribe()
  scheduler.advance(by: .seconds(4))
  signal.subscribe(
    next: { print("\(name): \($0)") }, completed: { print("\(name): end") })
  first.dispose()
  scheduler.advance(by: .seconds(10))
}
