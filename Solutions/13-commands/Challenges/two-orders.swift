let scheduler = TestScheduler()
var orders = 0
let order = Command<String, String>(allowsConcurrentExecution: true, scheduler: scheduler) { item in
  orders += 1
  return scheduler.cold("--x|").map { _ in "ordered \(item)" }
}
order.execute("tea").subscribeNext { print("first press: \($0)") }
scheduler.advance(by: .seconds(1))
order.execute("tea").subscribeError { print("second press: \($0)") }
scheduler.run()
print("orders: \(orders)")
