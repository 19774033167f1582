// The check looks at what it has set itself.
let scheduler = TestScheduler()
var orders = 0
var isRunning = false
let press = {
  isRunning = true
  guard !isRunning else { return }
  orders += 1
  scheduler.cold("--|").subscribeCompleted { isRunning = false }
}
scheduler.schedule(after: .zero) { press() }
scheduler.schedule(after: .seconds(1)) { press() }
scheduler.advance(by: .milliseconds(2500))
print("orders: \(orders), running: \(isRunning)")
