// The third tick brings the end.
let scheduler = TestScheduler()
let living = Living()
do {
  let screen = Screen(in: living)
  Signal.interval(.seconds(1), on: scheduler).take(3).subscribeNext { time in
    screen.text = "it is \(time)"
    print(screen.text)
  }
}
scheduler.advance(by: .seconds(2))
print("screens alive: \(living.count)")
