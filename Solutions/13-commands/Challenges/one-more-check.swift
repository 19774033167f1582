let scheduler = TestScheduler()
var orders = 0
var isRunning = false
let press = {
  guard !isRunning else { return }
  orders += 1
  isRunning = true
  scheduler.cold("--|").subscribeCompleted { isRunning = false }
}
scheduler.schedule(after: .zero) { press() }
scheduler.schedule(after: .seconds(1)) { press() }
scheduler.advance(by: .milliseconds(2500))
print("orders: \(orders), running: \(isRunning)")
