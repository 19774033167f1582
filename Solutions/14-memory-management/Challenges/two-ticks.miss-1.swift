// A weak screen goes: before its first tick.
let scheduler = TestScheduler()
let living = Living()
do {
  let screen = Screen(in: living)
  Signal.interval(.seconds(1), on: scheduler).subscribeNext { [weak screen] time in
    screen?.text = "it is \(time)"
    print(screen?.text ?? "no screen")
  }
}
scheduler.advance(by: .seconds(2))
print("screens alive: \(living.count)")
