// The check stands behind the order.
let scheduler = TestScheduler()
var orders = 0
var isRunning = false
let press = {
  orders += 1
  guard !isRunning else { return }
  isRunning = true
  scheduler.cold("--|").subscribeCompleted { isRunning = false }
}
scheduler.schedule(after: .zero) { press() }
scheduler.schedule(after: .seconds(1)) { press() }
scheduler.advance(by: .milliseconds(2500))
print("orders: \(orders), running: \(isRunning)")
